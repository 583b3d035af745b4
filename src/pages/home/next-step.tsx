import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { mailtoLink } from '../../contact/links';
import type { Ask } from '../../content/types';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';

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

type AskByEmailProps = {
  ask: Ask;
  /** Of the email. */
  subject: string;
  className?: string;
};

/** The last line of a section, as running text with a link that opens an email. */
export function AskByEmail({ ask, subject, className }: AskByEmailProps) {
  return (
    <TextLine className={className}>
      <p>
        <b>{ask.question}</b> {ask.answer}
      </p>
      <EmailLink href={mailtoLink(company.email, subject)}>
        {ask.link}
        <ArrowForwardIcon />
      </EmailLink>
    </TextLine>
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

const TextLine = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: theme.spacing(0, 2),
  marginTop: theme.spacing(2),
  '& b': { fontWeight: 600 },
  [theme.breakpoints.down('sm')]: { fontSize: '1rem', lineHeight: 1.45 },
  [theme.breakpoints.up('sm')]: { marginTop: theme.spacing(4) },
}));

const EmailLink = styled('a')(({ theme }) => ({
  display: 'inline-flex',
  alignItems: 'center',
  gap: theme.spacing(0.75),
  minHeight: 28,
  color: theme.vars.palette.primary.main,
  fontWeight: 600,
  textUnderlineOffset: 5,
  '& svg': { flex: 'none' },
  '@media print': { display: 'none' },
}));
