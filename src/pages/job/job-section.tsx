import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobText } from '../../content/jobs';
import { splitAtBoldWords } from '../../content/bold-words';
import { radius, space, width } from '../../theme/scale';
import { TextWithMap } from '../../ui/text-with-map';

type Look = 'plain' | 'panel';

type JobSectionProps = JobText & {
  /** `panel`: in a colored panel, with a large first item. */
  look: Look;
};

export function JobSection({ id, title, isList, texts, look }: JobSectionProps) {
  return (
    <SectionBox aria-labelledby={id} data-look={look}>
      <Typography variant="sectionTitleSmall" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {isList ? (
        <ItemList texts={texts} look={look} />
      ) : (
        texts.map((text) => (
          <SectionParagraph key={text}>
            <TextWithMap text={text} />
          </SectionParagraph>
        ))
      )}
    </SectionBox>
  );
}

function ItemList({ texts, look }: { texts: readonly string[]; look: Look }) {
  // A large first item has a row of its own.
  const rowCount = Math.ceil((look === 'panel' ? texts.length + 1 : texts.length) / 2);
  return (
    <TextList data-look={look} data-rows={rowCount}>
      {texts.map((text) => (
        <li key={text}>
          {splitAtBoldWords(text).map((part, index) =>
            part.isBold ? <strong key={index}>{part.text}</strong> : part.text,
          )}
        </li>
      ))}
    </TextList>
  );
}

const SectionBox = styled('section')(({ theme }) => ({
  '@media screen': {
    containerType: 'inline-size',
    '&[data-look="panel"]': {
      gridColumn: '1 / -1',
      padding: `${space.stack} ${space.inset}`,
      [theme.breakpoints.up('sm')]: { paddingInline: space.stack },
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.scene.skyLow,
      ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.wash }),
    },
  },
}));

/** From this width on, a list is in two columns. */
const twoColumns = '@container (min-width: 52rem)';

/** The indent of the text that makes its marks begin where titles do. */
const markWidth = '1.75rem';

/** Columns are read from top to bottom, so the number of rows is given. */
const rows = (count: number) => ({ gridTemplateRows: `repeat(${count}, auto)` });

const TextList = styled('ul')(({ theme }) => ({
  paddingLeft: markWidth,
  listStyleType: 'disc',
  '@media screen': {
    display: 'grid',
    // The marks of the second column are in the gap.
    gap: `${theme.spacing(2)} calc(${theme.spacing(5)} + ${markWidth})`,
    '& > li': { maxWidth: width.list },
    // A dash, which screen readers skip. Older browsers use the first value, Safari shows the disc.
    '& > li::marker': {
      content: ['"–\\2003"', '"–\\2003" / ""'],
      color: theme.vars.palette.wheat,
      fontWeight: 600,
    },
    [twoColumns]: {
      gridTemplateColumns: '1fr 1fr',
      gridAutoFlow: 'column',
      '&[data-rows="1"]': rows(1),
      '&[data-rows="2"]': rows(2),
      '&[data-rows="3"]': rows(3),
      '&[data-rows="4"]': rows(4),
      '&[data-rows="5"]': rows(5),
      '&[data-rows="6"]': rows(6), // of 12 benefits, the most that a job can have
    },
    // What all jobs require.
    '&[data-look="panel"] > li:first-of-type': {
      ...theme.typography.lead,
      gridColumn: '1 / -1',
      maxWidth: 'none',
      marginLeft: `-${markWidth}`,
      marginBottom: theme.spacing(1),
      paddingBottom: theme.spacing(2),
      borderBottom: `1px solid ${theme.vars.palette.scene.wheatHill}`,
      fontWeight: 600,
      listStyleType: '""',
      '&::marker': { content: '""' },
    },
  },
}));

const SectionParagraph = styled('p')(({ theme }) => ({
  maxWidth: width.text,
  marginBottom: theme.spacing(1),
}));
