import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobTextSection } from '../../../shared/jobs/job-sections';
import { splitAtLeadWords } from '../../../shared/lead-words';
import { TextWithMap } from '../../ui/text-with-map';

/** About 64 characters beside a list's markers */
export const textMeasure = '34rem';

export function JobSection({ id, title, isList, texts }: JobTextSection) {
  return (
    <SectionBlock aria-labelledby={id}>
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

const SectionBlock = styled('section')(({ theme }) => ({
  '@media screen': {
    '& + &': { paddingTop: theme.spacing(4), borderTop: `1px solid ${theme.vars.palette.divider}` },
  },
  // The heading is level with the text's first line.
  [theme.breakpoints.up('lg')]: {
    gridColumn: '1 / -1',
    display: 'grid',
    gridTemplateColumns: 'subgrid',
    alignItems: 'baseline',
  },
  '@media print': { display: 'block', marginBottom: theme.spacing(3) },
}));

const Heading = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontSize: '1.75rem',
  [theme.breakpoints.up('lg')]: { marginBottom: 0 },
  '@media print': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
}));

const List = styled('ul')(({ theme }) => ({
  display: 'grid',
  rowGap: theme.spacing(2.5),
  maxWidth: textMeasure,
  '@media print': {
    display: 'block',
    maxWidth: 'none',
    paddingLeft: theme.spacing(2.75),
    listStyle: 'disc',
  },
}));

const Item = styled('li')(({ theme }) => ({
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media screen': {
    position: 'relative',
    paddingLeft: theme.spacing(3.5),
    // A seed. Borders stay visible in forced colors.
    '&::before': {
      content: '""',
      position: 'absolute',
      top: '0.45em',
      left: theme.spacing(0.25),
      border: `0.32em solid ${theme.vars.palette.wheat}`,
      borderRadius: '0 100%',
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
