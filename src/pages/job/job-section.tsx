import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { splitAtBoldWords } from '../../content/bold-words';
import type { JobSectionText } from '../../content/jobs';
import { radius, space, width } from '../../theme/scale';
import { TextWithMap } from '../../ui/text-with-map';

type Look = 'plain' | 'panel';

type JobSectionProps = JobSectionText & {
  /** The section's look. A `panel` has a color, and its first item is large. */
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
  return (
    <TextList data-look={look}>
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
      // Only forced colors show the outline.
      outline: '1px solid transparent',
      backgroundColor: theme.vars.palette.scene.skyLow,
      ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.wash }),
    },
  },
}));

/** Matches a panel that is wide enough for a list in two columns. */
const twoColumns = '@container (min-width: 52rem)';

/** The indent of a list's text, with which its marks begin where titles do. */
const markWidth = '1.75rem';

const TextList = styled('ul')(({ theme }) => ({
  paddingLeft: markWidth,
  '@media print': { listStyleType: 'disc' },
  '@media screen': {
    // The gap also has room for the marks of the second column.
    columnGap: `calc(${theme.spacing(5)} + ${markWidth})`,
    '&[data-look="panel"]': { [twoColumns]: { columnCount: 2 } },
    // The space between items is padding, because browsers differ in whether a margin at the end of a
    // column goes on in the next one.
    marginBottom: theme.spacing(-2),
    '& > li': {
      position: 'relative',
      maxWidth: width.list,
      paddingBottom: theme.spacing(2),
      breakInside: 'avoid',
    },
    // The mark is a border, because screen readers in Firefox read list markers, and forced colors hide
    // backgrounds.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      top: '0.7em',
      left: `-${markWidth}`,
      width: 10,
      borderTop: `2px solid ${theme.vars.palette.wheat}`,
    },
    // The first requirement is the same for all jobs.
    '&[data-look="panel"] > li:first-of-type': {
      ...theme.typography.lead,
      columnSpan: 'all',
      maxWidth: 'none',
      marginLeft: `-${markWidth}`,
      marginBottom: theme.spacing(3),
      paddingBottom: theme.spacing(2),
      borderBottom: `1px solid ${theme.vars.palette.scene.wheatHill}`,
      fontWeight: 600,
      '&::before': { display: 'none' },
    },
  },
}));

const SectionParagraph = styled('p')(({ theme }) => ({
  maxWidth: width.text,
  marginBottom: theme.spacing(1),
}));
