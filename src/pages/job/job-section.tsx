import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobTextSection } from '../../../shared/jobs/job-sections';
import { TextWithMap } from '../../ui/text-with-map';

/** About 68 characters beside a list's markers */
export const textMeasure = '36rem';

export function JobSection({ id, title, isList, texts }: JobTextSection) {
  return (
    <SectionBlock aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {isList ? (
        <ul>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ul>
      ) : (
        <div>
          {texts.map((text) => (
            <p key={text}>
              <TextWithMap text={text} />
            </p>
          ))}
        </div>
      )}
    </SectionBlock>
  );
}

const SectionBlock = styled('section')(({ theme }) => ({
  '& h2': { marginBottom: theme.spacing(2), fontSize: '1.625rem' },
  '& > :last-child': { maxWidth: textMeasure },
  '& p + p': { marginTop: theme.spacing(1.5) },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
  // Keeps the last word of an address from being alone.
  '& p:has(a)': { textWrap: 'balance' },
  '& li': { lineHeight: 1.5, breakInside: 'avoid' },
  '& li + li': { marginTop: theme.spacing(1.75) },
  '@media screen': {
    '& + &': { paddingTop: theme.spacing(4), borderTop: `1px solid ${theme.vars.palette.divider}` },
    '& li': { position: 'relative', paddingLeft: theme.spacing(3.5) },
    // A seed. Borders stay visible in forced colors.
    '& li::before': {
      content: '""',
      position: 'absolute',
      top: '0.45em',
      left: theme.spacing(0.25),
      border: `0.32em solid ${theme.vars.palette.wheat}`,
      borderRadius: '0 100%',
    },
  },
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    '& h2': { marginTop: '-0.1em', fontSize: '1.5rem' },
  },
  '@media print': {
    display: 'block',
    marginBottom: theme.spacing(3),
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& > :last-child': { maxWidth: 'none' },
    '& ul': { paddingLeft: theme.spacing(2.75), listStyle: 'disc' },
    '& li + li': { marginTop: theme.spacing(0.5) },
  },
}));
