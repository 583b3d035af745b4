import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import type { JobTextSection } from '../../content/jobs';
import { splitAtLeadWords } from '../../content/lead-words';
import { radius, sceneHeight, space, width } from '../../theme/scale';
import { TextWithMap } from '../../ui/text-with-map';

export function JobSection({ id, title, isList, texts }: JobTextSection) {
  return (
    <SectionBlock aria-labelledby={id} data-section={id}>
      <Heading variant={id === 'work-location' ? 'h4' : 'h3'} component="h2" id={id}>
        {title}
      </Heading>
      {isList ? (
        <ItemList data-section={id}>
          {texts.map((text) => (
            <li key={text}>
              <TextWithLeadWords text={text} />
            </li>
          ))}
        </ItemList>
      ) : (
        texts.map((text) => (
          <Paragraph key={text}>
            <TextWithMap text={text} />
          </Paragraph>
        ))
      )}
    </SectionBlock>
  );
}

function TextWithLeadWords({ text }: { text: string }) {
  return splitAtLeadWords(text).map((part, index) =>
    index % 2 === 1 ? <strong key={index}>{part}</strong> : part,
  );
}

const SectionBlock = styled('section')(({ theme }) => ({
  gridColumn: '1 / -1',
  '@media screen': {
    '&[data-section="requirements"]': {
      padding: theme.spacing(3, 2.5),
      [theme.breakpoints.up('sm')]: { padding: space.stack },
      borderRadius: radius.card,
      backgroundColor: theme.vars.palette.scene.skyLow,
      ...theme.applyStyles('dark', { backgroundColor: theme.vars.palette.wash }),
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

const Heading = styled(Typography<'h2'>)(({ theme }) => ({ marginBottom: theme.spacing(2) }));

const ItemList = styled('ul')(({ theme }) => ({
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
    '&[data-section="requirements"]': {
      [theme.breakpoints.up('md')]: { columnCount: 2, columnGap: space.stack },
      // All jobs share the first requirement.
      '& > li:first-of-type': {
        ...theme.typography.subtitle1,
        columnSpan: 'all',
        marginBottom: theme.spacing(3),
        padding: theme.spacing(0, 0, 2.5),
        borderBottom: `1px solid ${theme.vars.palette.scene.wheatHill}`,
        fontWeight: 600,
        '&::before': { content: 'none' },
      },
    },
  },
  '@media print': { paddingLeft: theme.spacing(2.75), listStyle: 'disc' },
}));

const Paragraph = styled('p')(({ theme }) => ({
  maxWidth: width.text,
  marginBottom: theme.spacing(1.5),
  // Keeps the last word of an address from being alone.
  textWrap: 'balance',
}));
