import company from '@content/company.json';
import ArrowForward from '@mui/icons-material/ArrowForward';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../contact/links';
import { askAbout, homeLabels } from '../../content/labels';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Writes an email with the topic as its subject. */
export function AskLink({ topic }: { topic: string }) {
  return (
    <Link href={mailtoLink(company.email, topic)}>
      {homeLabels.ask}
      <VisuallyHidden> {askAbout(topic)}</VisuallyHidden>
      <ArrowForward />
    </Link>
  );
}

const Link = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.5),
  minHeight: 32,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
  '& svg': { fontSize: 18 },
  '@media print': { display: 'none' },
}));
