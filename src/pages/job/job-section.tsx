import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobTextSection } from '../../../shared/jobs/job-sections';
import { splitAtLeadWords } from '../../../shared/lead-words';
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
  '@media print': { marginBottom: theme.spacing(3) },
}));

const Heading = styled(Typography)(({ theme }) => ({
  marginBottom: theme.spacing(2),
  fontSize: '1.75rem',
  '@media print': { marginBottom: theme.spacing(1), fontSize: '1.3125rem', breakAfter: 'avoid' },
}));

/** On large screens, most items fit one line. */
const List = styled('ul')(({ theme }) => ({
  '@media screen': { maxWidth: '47rem' },
  '@media print': { paddingLeft: theme.spacing(2.75), listStyle: 'disc' },
}));

const Item = styled('li')(({ theme }) => ({
  lineHeight: 1.5,
  textWrap: 'pretty',
  '@media screen': {
    paddingBlock: theme.spacing(1.5),
    borderTop: `1px solid ${theme.vars.palette.divider}`,
    'ul:has(strong) > &': { color: theme.vars.palette.text.secondary },
  },
  '@media print': { marginBottom: theme.spacing(0.5), breakInside: 'avoid' },
}));

const LeadWords = styled('strong')(({ theme }) => ({
  color: theme.vars.palette.text.primary,
  fontWeight: 600,
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
