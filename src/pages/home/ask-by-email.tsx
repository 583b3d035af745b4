import company from '@content/company.json';
import { styled } from '@mui/material/styles';

import { mailtoLink } from '../../contact/links';
import type { Ask } from '../../content/types';
import ArrowForwardIcon from '../../illustrations/icons/arrow-forward.svg?react';

type AskByEmailProps = {
  ask: Ask;
  emailSubject: string;
};

export function AskByEmail({ ask, emailSubject }: AskByEmailProps) {
  return (
    <TextLine>
      <p>
        <b>{ask.question}</b>
        {` ${ask.answer}`}
      </p>
      <EmailLink href={mailtoLink(company.email, emailSubject)}>
        {ask.link}
        <ArrowForwardIcon />
      </EmailLink>
    </TextLine>
  );
}

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
  // Enlarges the tap area without adding space around the line.
  marginBlock: -8,
  paddingBlock: 8,
  color: theme.vars.palette.primary.main,
  fontWeight: 500,
  textUnderlineOffset: 5,
  textDecorationThickness: 1,
  '& svg': { flex: 'none' },
  '@media print': { display: 'none' },
}));
