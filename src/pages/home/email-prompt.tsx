import company from '@content/company.yaml';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../content/address';
import type { EmailPromptText } from '../../content/types';
import { SpokenSpace } from '../../ui/visually-hidden';

type EmailPromptProps = { prompt: EmailPromptText; emailSubject: string };

export function EmailPrompt({ prompt, emailSubject }: EmailPromptProps) {
  return (
    <Prompt>
      <span>
        <b>{prompt.question}</b>
        <SpokenSpace />
        {` ${prompt.answer} `}
      </span>
      <EmailLink href={mailtoLink(company.email, emailSubject)}>{prompt.link}</EmailLink>
    </Prompt>
  );
}

/** On phones, a paragraph that ends in a link; on larger screens, with a button at its right. */
const Prompt = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& b': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.4 },
  [theme.breakpoints.up('sm')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: theme.spacing(3),
    marginTop: theme.spacing(6),
    fontSize: '1.1875rem',
    '& b': { ...theme.typography.h3, display: 'block', fontSize: '1.75rem' },
  },
}));

const EmailLink = styled('a')(({ theme }) => ({
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  [theme.breakpoints.down('sm')]: {
    // The target is 44 px high, without making the line higher.
    display: 'inline-block',
    marginBlock: -10,
    paddingBlock: 10,
    textUnderlineOffset: 4,
  },
  [theme.breakpoints.up('sm')]: {
    flex: 'none',
    padding: theme.spacing(1.25, 3),
    border: '1px solid',
    borderRadius: 24,
    fontSize: '1rem',
    textDecoration: 'none',
    '&:hover': { textDecoration: 'underline', textUnderlineOffset: 4 },
  },
  '@media print': { padding: 0, border: 0 },
}));
