import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobTextSection } from '../../jobs/job-sections';
import { TextWithMap } from '../../ui/text-with-map';

export function JobSection({ id, title, isList, texts }: JobTextSection) {
  return (
    <SectionBlock aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {isList ? (
        <ul data-columns={texts.length > 1}>
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
  '& h2': { marginBottom: theme.spacing(2), fontSize: '1.75rem' },
  '& p + p': { marginTop: theme.spacing(1.5) },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
  '& ul': { maxWidth: '68ch', textWrap: 'pretty' },
  '& li': {
    position: 'relative',
    paddingLeft: theme.spacing(3),
    lineHeight: 1.45,
    breakInside: 'avoid',
  },
  // Not `gap`, which has no effect on lists in columns.
  '& li:not(:last-of-type)': { paddingBottom: theme.spacing(1.75) },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.5em',
    left: 2,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.wheat,
    forcedColorAdjust: 'none',
  },
  [theme.breakpoints.up('md')]: {
    '& ul[data-columns="true"]': {
      columns: 2,
      columnGap: theme.spacing(8),
      columnRule: `1px solid ${theme.vars.palette.divider}`,
      maxWidth: 'none',
    },
  },
  '@media print': {
    marginBottom: theme.spacing(3),
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& ul, & ul[data-columns="true"]': {
      columns: 'auto',
      maxWidth: 'none',
      paddingLeft: theme.spacing(2.5),
      listStyle: 'disc',
    },
    '& li, & li:not(:last-of-type)': { padding: theme.spacing(0.25, 0), lineHeight: 1.5 },
    '& li::before': { content: 'none' },
  },
}));
