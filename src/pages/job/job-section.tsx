import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

type JobSectionProps = { id: string; title: string; children: ReactNode };

export function JobSection({ id, title, children }: JobSectionProps) {
  return (
    <TitledSection aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <div>{children}</div>
    </TitledSection>
  );
}

type TextListProps = {
  items: string[];
  /** Marks the items with checks instead of rules. */
  checked?: boolean;
};

export function TextList({ items, checked }: TextListProps) {
  return (
    <MarkedList data-checked={checked}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </MarkedList>
  );
}

const TitledSection = styled('section')(({ theme }) => ({
  marginBottom: theme.spacing(6),
  '& h2': { marginBottom: theme.spacing(1.5), fontSize: '1.5rem' },
  // About 66 characters. Not in `ch`, which differs in the fallback font, so lines would rewrap.
  '& > div': { maxWidth: '35rem' },
  '& p + p': { marginTop: theme.spacing(1.5) },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '12rem minmax(0, 1fr)',
    marginBottom: theme.spacing(7),
  },
  '@media print': {
    display: 'block',
    marginBottom: theme.spacing(3),
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& > div': { maxWidth: 'none' },
  },
}));

const MarkedList = styled('ul')(({ theme }) => ({
  textWrap: 'pretty',
  '@media screen': {
    '& li': { position: 'relative', paddingBlock: theme.spacing(1.25) },
    '& li:first-of-type': { paddingTop: theme.spacing(0.25) },
    '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
    '&[data-checked] li': {
      paddingBlock: theme.spacing(0.75),
      paddingLeft: theme.spacing(4),
      border: 0,
    },
    '&[data-checked] li::before': {
      content: '""',
      position: 'absolute',
      top: '0.75em',
      left: 4,
      width: 7,
      height: 13,
      border: `solid ${theme.vars.palette.primary.main}`,
      borderWidth: '0 2.5px 2.5px 0',
      transform: 'rotate(40deg)',
    },
  },
  '@media print': {
    paddingLeft: theme.spacing(2.5),
    listStyle: 'disc',
    '& li': { paddingBlock: theme.spacing(0.25), breakInside: 'avoid' },
  },
}));
