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
  '& h2': { marginBottom: theme.spacing(2), fontSize: '1.75rem' },
  '& li': { position: 'relative', paddingLeft: theme.spacing(3.5) },
  '& li + li': { marginTop: theme.spacing(1.5) },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.72em',
    left: 0,
    width: 14,
    height: 3,
    borderRadius: 2,
    backgroundColor: theme.vars.palette.wheat,
  },
  // Browsers do not print backgrounds, such as the list's bars.
  '@media print': {
    maxWidth: 'none',
    '& + &': { marginTop: theme.spacing(3) },
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& ul': { paddingLeft: theme.spacing(2.5), listStyle: 'disc' },
    '& li': { paddingLeft: 0, breakInside: 'avoid' },
    '& li + li': { marginTop: theme.spacing(0.5) },
    '& li::before': { display: 'none' },
  },
}));
