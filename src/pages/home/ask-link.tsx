import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../contact/links';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';
import { VisuallyHidden } from '../../ui/visually-hidden';

/** Opens an email with the topic as subject. */
export function AskLink({ topic }: { topic: string }) {
  return (
    <InlineLink href={mailtoLink(company.email, topic)}>
      Ask us
      <VisuallyHidden>{` about ${topic}`}</VisuallyHidden>
      <ArrowForwardIcon />
    </InlineLink>
  );
}

const InlineLink = styled('a')(({ theme }) => ({
  display: 'inline-block',
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  lineHeight: '2rem',
  textDecoration: 'none',
  whiteSpace: 'nowrap',
  '&:hover': { textDecoration: 'underline' },
  '& svg': { marginLeft: 4, fontSize: 18, verticalAlign: '-0.2em' },
  '@media print': { display: 'none' },
}));
