import company from '@content/company.json';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { addressText, mapUrl, withNonBreakingNumbers } from '../../contact/address';
import type { jobSections } from '../../jobs/job-sections';
import { ExternalLink } from '../../ui/external-link';

type JobSectionProps = ReturnType<typeof jobSections>[number];

export function JobSection({ id, title, isList, texts }: JobSectionProps) {
  return (
    <Section aria-labelledby={id} data-column={id === 'duties' || id === 'requirements'}>
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
    </Section>
  );
}

/** The company's address links to a map. */
function TextWithMap({ text }: { text: string }) {
  const address = addressText(company.address);
  const [before = '', ...rest] = text.split(address);
  if (rest.length === 0) return text;
  return (
    <>
      {before}
      <ExternalLink href={mapUrl(company.address)}>{withNonBreakingNumbers(address)}</ExternalLink>
      {rest.join(address)}
    </>
  );
}

const Section = styled('section')(({ theme }) => ({
  '& h2': { marginBottom: theme.spacing(2), fontSize: '1.75rem' },
  '& p + p': { marginTop: theme.spacing(1.5) },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
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
  [theme.breakpoints.up('md')]: {
    // The duties and the requirements are beside each other; the others have a row each, in which the
    // heading has the first column.
    '&[data-column="true"] + &[data-column="true"]': {
      position: 'relative',
      // Between the two columns
      '&::before': {
        content: '""',
        position: 'absolute',
        inset: `0 auto 0 ${theme.spacing(-4)}`,
        borderLeft: `1px solid ${theme.vars.palette.divider}`,
      },
    },
    '&[data-column="false"]': {
      display: 'grid',
      gridColumn: '1 / -1',
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      columnGap: theme.spacing(8),
      alignItems: 'baseline',
      paddingTop: theme.spacing(4),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      '& h2': { margin: 0 },
    },
  },
  '@media print': {
    '&&': { display: 'block', border: 0, padding: 0 },
    marginBottom: theme.spacing(3),
    '& h2': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
    '& ul': { display: 'block', paddingLeft: theme.spacing(2.5), listStyle: 'disc' },
    '& li': { padding: theme.spacing(0.25, 0), breakInside: 'avoid' },
    '& li::before': { content: 'none' },
  },
}));
