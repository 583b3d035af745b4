import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { mailtoLink } from '../../contact/links';
import type { Ask } from '../../content/types';
import MailIcon from '../../illustrations/icons/mail.svg?react';
import { Button } from '../../ui/button';

type NextStepProps = { question: string; answer: string; children: ReactNode };

/** The last line of a section: one way to act, and what follows. */
export function NextStep({ question, answer, children }: NextStepProps) {
  return (
    <Line>
      <Question>{question}</Question>
      <p>{answer}</p>
      {children}
    </Line>
  );
}

/** @param subject of the email */
export function AskByEmail({ ask, subject }: { ask: Ask; subject: string }) {
  return (
    <NextStep question={ask.question} answer={ask.answer}>
      <Button href={mailtoLink(company.email, subject)} variant="outlined">
        <MailIcon />
        {ask.link}
      </Button>
    </NextStep>
  );
}

const Line = styled('div')(({ theme }) => ({
  display: 'grid',
  justifyItems: 'start',
  gap: theme.spacing(0.5, 3),
  marginTop: theme.spacing(2.5),
  [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.45 },
  '& > a': { marginTop: theme.spacing(1) },
  [theme.breakpoints.up('sm')]: {
    gridTemplateColumns: '1fr auto',
    alignItems: 'center',
    marginTop: theme.spacing(5),
    '& > a': { gridArea: '1 / 2 / 3', marginTop: 0 },
  },
  '@media print': { '& > a': { display: 'none' } },
}));

const Question = styled('p')(({ theme }) => ({
  ...theme.typography.h3,
  [theme.breakpoints.up('sm')]: { fontSize: '1.5rem' },
}));
