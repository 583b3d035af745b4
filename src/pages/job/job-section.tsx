import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { jobSections } from '../../jobs/job-sections';

type JobSectionProps = ReturnType<typeof jobSections>[number];

export function JobSection({ id, title, isList, texts }: JobSectionProps) {
  return (
    <TitledSection aria-labelledby={id}>
      <Typography variant="h2" id={id}>
        {title}
      </Typography>
      {isList ? (
        <RuledList>
          {texts.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </RuledList>
      ) : (
        texts.map((text) => <p key={text}>{text}</p>)
      )}
    </TitledSection>
  );
}

const TitledSection = styled('section')(({ theme }) => ({
  '& h2': { marginBottom: theme.spacing(1.5), fontSize: '1.75rem' },
  '& p + p': { marginTop: theme.spacing(1.5) },
  '@media print': {
    marginBottom: theme.spacing(3),
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
  },
}));

const RuledList = styled('ul')(({ theme }) => ({
  textWrap: 'pretty',
  '@media screen': {
    '& li': {
      paddingBlock: theme.spacing(1.25),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      lineHeight: 1.5,
    },
  },
  '@media print': {
    paddingLeft: theme.spacing(2.5),
    listStyle: 'disc',
    '& li': { paddingBlock: theme.spacing(0.25), breakInside: 'avoid' },
  },
}));
