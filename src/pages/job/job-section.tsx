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

type TextListProps = JobSectionProps & {
  items: string[];
  /** Marks the items with checks. */
  checked?: boolean;
};

export function TextList({ items, checked, id, title }: TextListProps) {
  return (
    <Root aria-labelledby={id} data-checked={checked}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      <ul>
        {items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Root>
  );
}

const Root = styled('section')(({ theme }) => ({
  '& h2': { marginBottom: theme.spacing(2), fontSize: '1.75rem' },
  '& ul': { display: 'grid', gap: theme.spacing(1.25) },
  // In rem, because `ch` differs in the fallback font, so lines would rewrap.
  '& li, & p': { maxWidth: '44rem', textWrap: 'pretty' },
  '& li': { position: 'relative', paddingLeft: theme.spacing(3.5) },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.7em',
    left: 2,
    width: 12,
    borderTop: `3px solid ${theme.vars.palette.wheat}`,
    borderRadius: 2,
  },
  '& p + p': { marginTop: theme.spacing(1) },
  '&[data-checked] li::before': {
    top: '0.35em',
    left: 4,
    width: 7,
    height: 13,
    border: `solid ${theme.vars.palette.primary.main}`,
    borderWidth: '0 2.5px 2.5px 0',
    borderRadius: 0,
    transform: 'rotate(40deg)',
  },
  '@media print': {
    '& + &, & + div': { marginTop: theme.spacing(3) },
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& ul': {
      display: 'block',
      paddingLeft: theme.spacing(2.5),
      listStyle: 'disc',
    },
    '& li, & p': { maxWidth: 'none' },
    '& li': {
      margin: 0,
      padding: theme.spacing(0.25, 0),
      breakInside: 'avoid',
    },
    '& li::before, &[data-checked] li::before': { display: 'none' },
  },
}));
