import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Eyebrow } from './eyebrow';

type SectionProps = {
  /** Target of hash links. */
  id: string;
  eyebrow: string;
  title: string;
  lead?: string;
  tone?: 'plain' | 'sky';
  children: ReactNode;
};

/** A band of the page with its heading; hash links scroll and move focus to it. */
export function Section({ id, eyebrow, title, lead, tone = 'plain', children }: SectionProps) {
  const titleId = `${id}-title`;
  return (
    <Band id={id} tabIndex={-1} aria-labelledby={titleId} data-tone={tone}>
      <Container>
        <Heading>
          <Eyebrow>{eyebrow}</Eyebrow>
          <Typography variant="h2" id={titleId}>
            {title}
          </Typography>
          {lead !== undefined && (
            <Typography variant="subtitle1" component="p" color="textSecondary">
              {lead}
            </Typography>
          )}
        </Heading>
        {children}
      </Container>
    </Band>
  );
}

const sectionPadding = 'clamp(4rem, 2.6rem + 6vw, 7rem)';

const Band = styled('section')(({ theme }) => ({
  paddingBlock: sectionPadding,
  '&[data-tone="sky"]': { backgroundColor: theme.vars.palette.sky },
}));

const Heading = styled('div')(({ theme }) => ({
  maxWidth: '44rem',
  marginBottom: theme.spacing(5),
  [theme.breakpoints.up('md')]: { marginBottom: theme.spacing(7) },
  '& h2 + p': { marginTop: theme.spacing(2) },
}));
