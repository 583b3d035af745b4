import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../../shared/contact/links';
import type { EmailPromptText } from '../../../shared/content/types';
import { SpokenSpace } from '../../ui/visually-hidden';

type EmailPromptProps = { prompt: EmailPromptText; emailSubject: string };

export function EmailPrompt({ prompt, emailSubject }: EmailPromptProps) {
  return (
    <Prompt>
      <b>{prompt.question}</b>
      <SpokenSpace />
      {` ${prompt.answer} `}
      <EmailLink href={mailtoLink(company.email, emailSubject)}>{prompt.link}</EmailLink>
    </Prompt>
  );
}

const Prompt = styled('p')(({ theme }) => ({
  marginTop: theme.spacing(2),
  '& b': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.4 },
  [theme.breakpoints.up('sm')]: {
    marginTop: theme.spacing(5),
    '& b': { ...theme.typography.h3, display: 'block' },
  },
}));

/** Its target is 44 px high, without making the line higher. */
const EmailLink = styled('a')(({ theme }) => ({
  display: 'inline-block',
  marginBlock: -10,
  paddingBlock: 10,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textUnderlineOffset: 4,
}));
