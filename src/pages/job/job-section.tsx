import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobTextSection } from '../../content/jobs';
import { splitAtLeadWords } from '../../content/lead-words';
import { radius, sceneHeight, space, width } from '../../theme/scale';
import { TextWithMap } from '../../ui/text-with-map';

export function JobSection({ id, title, isList, texts }: JobTextSection) {
  return (
    <TextSection aria-labelledby={id} data-section={id}>
      <Typography
        variant={id === 'work-location' ? 'cardTitle' : 'sectionTitleSmall'}
        component="h2"
        id={id}
        sx={{ mb: 2 }}
      >
        {title}
      </Typography>
      {isList ? (
        <SectionList>
          {texts.map((text) => (
            <li key={text}>
              {splitAtLeadWords(text).map((part, index) =>
                part.isLead ? <strong key={index}>{part.text}</strong> : part.text,
              )}
            </li>
          ))}
        </SectionList>
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
  gridColumn: '1 / -1',
  '@media screen': {
    '&[data-section="requirements"]': {
      padding: theme.spacing(3, 2.5),
      [theme.breakpoints.up('sm')]: { padding: space.stack },
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.scene.skyLow,
      ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.wash }),
      '& ul': { columns: '26rem', columnGap: space.stack },
      // All jobs share the first requirement.
      '& li:first-of-type': {
        ...theme.typography.lead,
        columnSpan: 'all',
        marginLeft: theme.spacing(-2.75),
        paddingBottom: theme.spacing(2),
        borderBottom: `1px solid ${theme.vars.palette.scene.wheatHill}`,
        fontWeight: 600,
        listStyle: 'none',
      },
    },
  },
  [theme.breakpoints.up('md')]: {
    '&[data-section="duties"]': {
      gridArea: '1 / 1 / 3 / 2',
      '@media screen': { marginTop: `calc(${sceneHeight.stand} + ${space.stack})` },
    },
    '&[data-section="work-location"]': { gridArea: '2 / 2' },
  },
  '@media print': { marginTop: theme.spacing(3) },
}));

const SectionList = styled('ul')(({ theme }) => ({
  paddingLeft: theme.spacing(2.75),
  listStyle: 'disc',
  '& li::marker': { color: theme.vars.palette.wheat },
  '@media screen': { '& li': { marginBottom: theme.spacing(1.5), breakInside: 'avoid' } },
}));

const SectionParagraph = styled('p')(({ theme }) => ({
  maxWidth: width.text,
  marginBottom: theme.spacing(1.5),
  // Keeps the last word of an address from being alone.
  textWrap: 'balance',
}));
