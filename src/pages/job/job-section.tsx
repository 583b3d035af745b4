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
  maxWidth: '68ch',
  '& h2': { marginBottom: theme.spacing(2), fontSize: '1.75rem' },
  '& p + p': { marginTop: theme.spacing(1.5) },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
  '& ul': { paddingLeft: theme.spacing(2.75), listStyle: 'disc', textWrap: 'pretty' },
  '& li': { paddingLeft: theme.spacing(0.25), lineHeight: 1.5, breakInside: 'avoid' },
  '& li + li': { marginTop: theme.spacing(1.25) },
  '& li::marker': { color: theme.vars.palette.primary.main },
  '@media print': {
    maxWidth: 'none',
    marginBottom: theme.spacing(3),
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& li + li': { marginTop: theme.spacing(0.5) },
  },
}));
