import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobTextSection } from '../../../shared/jobs/job-sections';
import { splitAtLeadWords } from '../../../shared/lead-words';
import cardLand from '../../illustrations/career/card-land.svg';
import { cardRadius } from '../../theme/lengths';
import { Illustration } from '../../ui/illustration';
import { TextWithMap } from '../../ui/text-with-map';

/** About 68 characters */
export const textMeasure = '34rem';

export function JobSection({ id, title, isList, texts }: JobTextSection) {
  return (
    <SectionBlock aria-labelledby={id}>
      {id === 'work-location' && <Land src={cardLand} width={1200} height={112} />}
      <Heading variant="h2" id={id}>
        {title}
      </Heading>
      {isList ? (
        <List>
          {texts.map((text) => (
            <Item key={text}>
              <TextWithLeadWords text={text} />
            </Item>
          ))}
        </List>
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

/** On desktops, the right column's second row has the work location, beside the requirements. */
const SectionBlock = styled('section')(({ theme }) => ({
  '@media screen': {
    '&[aria-labelledby="requirements"]': {
      // On phones, from edge to edge
      marginInline: theme.spacing(-2.5),
      padding: theme.spacing(4, 2.5),
      backgroundColor: theme.vars.palette.wash,
      [theme.breakpoints.up('sm')]: {
        marginInline: 0,
        padding: theme.spacing(4),
        borderRadius: cardRadius,
      },
    },
    [theme.breakpoints.up('md')]: {
      '&[aria-labelledby="work-location"]': {
        display: 'flex',
        flexDirection: 'column',
        gridColumn: 2,
        padding: theme.spacing(0, 4, 4),
        borderRadius: cardRadius,
        backgroundColor: theme.vars.palette.wash,
      },
    },
  },
  '@media print': { marginBottom: theme.spacing(3) },
}));

/** Fills the room above the work location on desktops. */
const Land = styled(Illustration)(({ theme }) => ({
  display: 'none',
  [theme.breakpoints.up('md')]: {
    display: 'block',
    flex: '1 1 9rem',
    width: 'auto',
    maxHeight: '11.5rem',
    margin: theme.spacing(0, -4, 3),
    borderRadius: `${cardRadius}px ${cardRadius}px 0 0`,
    objectPosition: '100%',
  },
}));

const Heading = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(2.5),
  fontSize: 'clamp(1.75rem, 1.5rem + 1vw, 2.125rem)',
  [theme.breakpoints.up('md')]: {
    '[aria-labelledby="work-location"] > &': {
      marginBottom: theme.spacing(1.5),
      fontSize: '1.5rem',
    },
  },
  '@media print': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
}));

const List = styled('ul')(({ theme }) => ({
  '@media screen': { display: 'grid', rowGap: theme.spacing(1.625) },
  '@media print': { paddingLeft: theme.spacing(2.75), listStyle: 'disc' },
}));

const Item = styled('li')(({ theme }) => ({
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media screen': {
    position: 'relative',
    paddingLeft: theme.spacing(3.5),
    // A furrow: a border, because it stays in forced colors.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '0.65em',
      left: 0,
      width: 14,
      borderTop: `3px solid ${theme.vars.palette.wheat}`,
      borderRadius: 2,
    },
  },
  '@media print': { marginBottom: theme.spacing(0.5), breakInside: 'avoid' },
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
