import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobSectionId, JobTextSection } from '../../content/jobs';
import { splitAtLeadWords } from '../../content/lead-words';
import { cardRadius } from '../../theme/lengths';
import { TextWithMap } from '../../ui/text-with-map';

/** About 68 characters */
export const textMeasure = '34rem';

export function JobSection({ id, title, isList, texts }: JobTextSection) {
  return (
    <SectionBlock aria-labelledby={id}>
      <Heading variant="h2" id={id}>
        {title}
      </Heading>
      {isList ? (
        <ItemList>
          {texts.map((text) => (
            <li key={text}>
              <TextWithLeadWords text={text} />
            </li>
          ))}
        </ItemList>
      ) : (
        <Paragraphs>
          {texts.map((text) => (
            <p key={text}>
              <TextWithMap text={text} />
            </p>
          ))}
        </Paragraphs>
      )}
    </SectionBlock>
  );
}

function TextWithLeadWords({ text }: { text: string }) {
  return splitAtLeadWords(text).map((part, index) =>
    index % 2 === 1 ? <LeadWords key={index}>{part}</LeadWords> : part,
  );
}

/** Styles of one section. */
const inSection = (id: JobSectionId) => `[aria-labelledby="${id}"] > &`;

const SectionBlock = styled('section')(({ theme }) => ({
  '@media screen': {
    '&[aria-labelledby="requirements"]': {
      padding: theme.spacing(3, 2.5),
      borderRadius: cardRadius,
      backgroundColor: theme.vars.palette.scene.skyLow,
      ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.wash }),
      [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
      [theme.breakpoints.up('md')]: { padding: theme.spacing(5, 6) },
    },
    [theme.breakpoints.up('md')]: {
      // Closer to the card above it than sections are to each other
      '&[aria-labelledby="work-location"]': { marginTop: theme.spacing(-2) },
    },
  },
  '@media print': { marginBottom: theme.spacing(3) },
}));

const Heading = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(3),
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.125rem)',
  '@media screen': {
    [inSection('requirements')]: { marginBottom: theme.spacing(1) },
    [inSection('work-location')]: { marginBottom: theme.spacing(1), fontSize: '1.375rem' },
  },
  '@media print': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
}));

const ItemList = styled('ul')(({ theme }) => ({
  '& > li': { lineHeight: 1.5, textWrap: 'pretty', breakInside: 'avoid' },
  '@media screen': {
    '& > li': {
      position: 'relative',
      marginBottom: theme.spacing(1.5),
      paddingLeft: theme.spacing(3),
      // A furrow: a border, because it stays in forced colors.
      '&::before': {
        content: '""',
        position: 'absolute',
        top: '0.7em',
        left: 0,
        width: 10,
        borderTop: `2px solid ${theme.vars.palette.wheat}`,
      },
    },
    [inSection('requirements')]: {
      [theme.breakpoints.up('md')]: { columnCount: 2, columnGap: theme.spacing(6) },
      // All jobs share the first requirement.
      '& > li:first-of-type': {
        columnSpan: 'all',
        marginBottom: theme.spacing(3),
        padding: theme.spacing(0, 0, 3),
        borderBottom: `1px solid ${theme.vars.palette.scene.wheatHill}`,
        fontSize: 'clamp(1.25rem, 1.1rem + 0.5vw, 1.375rem)',
        fontWeight: 600,
        lineHeight: 1.35,
        textWrap: 'balance',
        '&::before': { content: 'none' },
      },
    },
  },
  '@media print': {
    paddingLeft: theme.spacing(2.75),
    listStyle: 'disc',
    '& > li': { marginBottom: theme.spacing(0.5) },
  },
}));

const LeadWords = styled('strong')({ fontWeight: 600 });

const Paragraphs = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(1.5),
  maxWidth: textMeasure,
  // Keeps the last word of an address from being alone.
  '& p:has(a)': { textWrap: 'balance' },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
  '@media print': { maxWidth: 'none' },
}));
