import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobTextSection } from '../../content/jobs';
import { splitAtLeadWords } from '../../content/lead-words';
import { radius, space, width } from '../../theme/scale';
import { TextWithMap } from '../../ui/text-with-map';

type JobSectionProps = JobTextSection & {
  /** `panel`: in a colored panel, with a large first item, and the others in columns. */
  look: 'plain' | 'panel';
};

export function JobSection({ id, title, isList, texts, look }: JobSectionProps) {
  return (
    <TextSection aria-labelledby={id} data-look={look}>
      <Typography variant="sectionTitleSmall" id={id} sx={{ mb: 2 }}>
        {title}
      </Typography>
      {isList ? (
        <TextList data-look={look}>
          {texts.map((text) => (
            <li key={text}>
              {splitAtLeadWords(text).map((part, index) =>
                part.isLead ? <strong key={index}>{part.text}</strong> : part.text,
              )}
            </li>
          ))}
        </TextList>
      ) : (
        texts.map((text) => (
          <SectionParagraph key={text}>
            <TextWithMap text={text} />
          </SectionParagraph>
        ))
      )}
    </TextSection>
  );
}

const TextSection = styled('section')(({ theme }) => ({
  '@media screen': {
    '&[data-look="panel"]': {
      padding: `${space.stack} ${space.inset}`,
      [theme.breakpoints.up('sm')]: { paddingInline: space.stack },
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.scene.skyLow,
      ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.wash }),
    },
  },
}));

const TextList = styled('ul')(({ theme }) => ({
  '@media screen': {
    display: 'grid',
    gap: theme.spacing(2),
    '& > li': { position: 'relative', paddingLeft: theme.spacing(3) },
    // A dash. It is a border, because forced colors remove backgrounds.
    '& > li::before': {
      content: '""',
      position: 'absolute',
      left: 0,
      top: '0.72em',
      width: 10,
      borderTop: `2px solid ${theme.vars.palette.wheat}`,
    },
    '&[data-look="panel"]': {
      gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 26rem), 1fr))',
      columnGap: space.stack,
      // What all jobs require.
      '& > li:first-of-type': {
        ...theme.typography.lead,
        gridColumn: '1 / -1',
        marginBottom: theme.spacing(1),
        paddingBottom: theme.spacing(2),
        paddingLeft: 0,
        borderBottom: `1px solid ${theme.vars.palette.scene.wheatHill}`,
        fontWeight: 600,
        '&::before': { display: 'none' },
      },
    },
  },
  '@media print': { paddingLeft: theme.spacing(3), listStyle: 'disc' },
}));

const SectionParagraph = styled('p')(({ theme }) => ({
  maxWidth: width.text,
  marginBottom: theme.spacing(1),
  // Keeps the last word of an address from being alone.
  textWrap: 'balance',
}));
