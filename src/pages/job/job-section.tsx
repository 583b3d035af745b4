import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobSectionId, JobTextSection } from '../../../shared/jobs/job-sections';
import { splitAtLeadWords } from '../../../shared/lead-words';
import { displayFamily } from '../../theme/fonts';
import { cardRadius } from '../../theme/lengths';
import { TextWithMap } from '../../ui/text-with-map';

/** About 68 characters */
export const textMeasure = '34rem';

export function JobSection({ id, title, isList, texts }: JobTextSection) {
  const ItemList = id === 'requirements' ? RequirementList : BulletList;
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
      backgroundColor: theme.vars.palette.wash,
      [theme.breakpoints.up('sm')]: { padding: theme.spacing(4) },
      [theme.breakpoints.up('md')]: { display: 'flow-root', padding: theme.spacing(6) },
    },
    [theme.breakpoints.up('md')]: {
      // Below the card, level with its text
      '&[aria-labelledby="work-location"]': {
        marginTop: theme.spacing(-3),
        paddingInline: theme.spacing(3),
      },
    },
    [theme.breakpoints.up('lg')]: {
      '&[aria-labelledby="work-location"]': { paddingInline: theme.spacing(4) },
    },
  },
  '@media print': { marginBottom: theme.spacing(3) },
}));

/** On desktops, the heading and the first requirement float left of the other requirements. */
const leftPart = { float: 'left', clear: 'left', width: '30%' } as const;

const Heading = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(2.5),
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.125rem)',
  '@media screen': {
    [inSection('work-location')]: { marginBottom: theme.spacing(1), fontSize: '1.375rem' },
    [theme.breakpoints.up('md')]: { [inSection('requirements')]: leftPart },
  },
  '@media print': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
}));

const listText = (theme: Theme) =>
  ({
    '& > li': {
      lineHeight: 1.5,
      textWrap: 'pretty',
      '@media screen': { color: theme.vars.palette.text.secondary },
      '@media print': { marginBottom: theme.spacing(0.5), breakInside: 'avoid' },
    },
    '@media print': { paddingLeft: theme.spacing(2.75), listStyle: 'disc' },
  }) as const;

const BulletList = styled('ul')(({ theme }) => ({
  ...listText(theme),
  '@media screen': {
    '& > li': {
      position: 'relative',
      marginBottom: theme.spacing(1.625),
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
  },
}));

/** The first requirement, which all jobs share, is a statement; rules part the others. */
const RequirementList = styled('ul')(({ theme }) => ({
  ...listText(theme),
  '@media screen': {
    '& > li:first-of-type': {
      marginBottom: theme.spacing(2.5),
      color: theme.vars.palette.text.primary,
      fontFamily: displayFamily,
      fontSize: 'clamp(1.375rem, 1rem + 1.2vw, 1.75rem)',
      fontWeight: 600,
      lineHeight: 1.25,
      textWrap: 'balance',
      [theme.breakpoints.up('md')]: leftPart,
      // A furrow, as in the other lists
      '&::before': {
        content: '""',
        display: 'block',
        width: 40,
        marginBottom: theme.spacing(2),
        borderTop: `3px solid ${theme.vars.palette.wheat}`,
      },
    },
    '& > li + li': {
      paddingBlock: theme.spacing(1.5),
      borderTop: `1px solid ${theme.vars.palette.divider}`,
      [theme.breakpoints.up('md')]: { marginLeft: '38%' },
      '&:last-of-type': { paddingBottom: 0 },
    },
    [theme.breakpoints.up('md')]: {
      '& > li:nth-of-type(2)': { paddingTop: 0, borderTop: 0 },
      // Holds the first requirement if it is longer than the others.
      '&::after': { content: '""', display: 'block', clear: 'left' },
    },
  },
}));

const LeadWords = styled('strong')(({ theme }) => ({
  fontWeight: 600,
  '@media screen': { color: theme.vars.palette.text.primary },
}));

const Paragraphs = styled('div')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(1.5),
  maxWidth: textMeasure,
  // Keeps the last word of an address from being alone.
  '& p:has(a)': { textWrap: 'balance' },
  '& a': { color: theme.vars.palette.primary.main, textUnderlineOffset: 4 },
  '@media print': { maxWidth: 'none' },
}));
