import Typography from '@mui/material/Typography';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

type JobSectionProps = { id: string; title: string };

export function JobSection({ id, title, children }: JobSectionProps & { children: ReactNode }) {
  return (
    <Root aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {children}
    </Root>
  );
}

export function TextList({ items, ...section }: JobSectionProps & { items: string[] }) {
  return (
    <JobSection {...section}>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </JobSection>
  );
}

const Root = styled('section')(({ theme }) => ({
  // 62ch of the web font; in rem, because `ch` differs in the fallback font, so lines would rewrap.
  maxWidth: '44rem',
  '& + &': { marginTop: theme.spacing(6) },
  '& h2': { marginBottom: theme.spacing(1.5), fontSize: '1.5rem' },
  '& li': { paddingBlock: theme.spacing(1.5), textWrap: 'pretty' },
  '& li + li': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& p + p': { marginTop: theme.spacing(1.5) },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: '11rem minmax(0, 1fr)',
    alignItems: 'first baseline',
    columnGap: theme.spacing(3),
    maxWidth: 'none',
    '& + &': { marginTop: theme.spacing(7) },
    '& > p': { gridColumn: 2 },
    '& li:first-of-type': { paddingTop: 0 },
  },
  '@media print': {
    display: 'block',
    maxWidth: 'none',
    '& + &': { marginTop: theme.spacing(3) },
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& ul': { paddingLeft: theme.spacing(2.5), listStyle: 'disc' },
    '& li': { paddingBlock: theme.spacing(0.25), breakInside: 'avoid' },
    '& li + li': { borderTop: 0 },
  },
}));
