import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { jobSections } from '../../jobs/job-sections';

type JobSectionProps = ReturnType<typeof jobSections>[number];

export function JobSection({ id, title, isList, texts }: JobSectionProps) {
  return (
    <Section aria-labelledby={id}>
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
        texts.map((text) => <p key={text}>{text}</p>)
      )}
    </Section>
  );
}

const Section = styled('section')(({ theme }) => ({
  '& h2': { marginBottom: theme.spacing(2), fontSize: '1.75rem' },
  '& p + p': { marginTop: theme.spacing(1.5) },
  '& ul': { display: 'grid', gap: theme.spacing(1.5), textWrap: 'pretty' },
  '& li': { position: 'relative', paddingLeft: theme.spacing(3), lineHeight: 1.5 },
  '& li::before': {
    content: '""',
    position: 'absolute',
    top: '0.6em',
    left: 2,
    width: 8,
    height: 8,
    borderRadius: '50%',
    backgroundColor: theme.vars.palette.wheat,
    forcedColorAdjust: 'none',
  },
  '@media print': {
    marginBottom: theme.spacing(3),
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& ul': { display: 'block', paddingLeft: theme.spacing(2.5), listStyle: 'disc' },
    '& li': { padding: theme.spacing(0.25, 0), breakInside: 'avoid' },
    '& li::before': { content: 'none' },
  },
}));
