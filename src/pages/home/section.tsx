import { styled, type Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { colors } from '../../theme/tokens';

type SectionProps = {
  id: string;
  tone?: 'field' | 'night' | 'dawn';
  children: ReactNode;
};

/** A section of the home page. Hash links scroll to it and focus it. */
export function Section({ id, tone, children }: SectionProps) {
  return (
    <SectionBand id={id} tabIndex={-1} aria-labelledby={titleId(id)} data-tone={tone}>
      {children}
    </SectionBand>
  );
}

type SectionHeadProps = {
  sectionId: string;
  title: string;
  lead: string;
};

export function SectionHead({ sectionId, title, lead }: SectionHeadProps) {
  return (
    <HeadColumns>
      <Typography variant="h2" id={titleId(sectionId)}>
        {title}
      </Typography>
      <Typography variant="subtitle1" component="p">
        {lead}
      </Typography>
    </HeadColumns>
  );
}

const titleId = (id: string) => `${id}-title`;

const SectionBand = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingTop: 'clamp(3.25rem, 2.3rem + 3.8vw, 5.25rem)',
  // Less space below an illustration.
  '&[data-tone]': { isolation: 'isolate', paddingTop: 'clamp(2rem, 0.6rem + 6vw, 5.5rem)' },
  '&[data-tone="dawn"]': { paddingTop: dawnHeight },
  '@media screen': {
    '&[data-tone="field"]': { backgroundImage: fieldGround(theme) },
    '&[data-tone="night"]': { ...darkColors, backgroundImage: nightSky(theme) },
    '&[data-tone="dawn"]': { backgroundImage: dawnSky(theme) },
  },
  '@media print': { '&, &[data-tone]': { paddingTop: theme.spacing(4) } },
}));

/** The night section is dark in both schemes. */
const darkColors = {
  '--site-palette-text-primary': colors.dark.ink,
  '--site-palette-primary-main': colors.dark.prairie,
  '--site-palette-divider': colors.dark.line,
  '--site-palette-scene-glare': colors.dark.scene.glare,
  color: colors.dark.ink,
};

/** The wheat gets darker toward the bottom. */
function fieldGround({ vars: { palette } }: Theme) {
  return `linear-gradient(${palette.scene.field} 30%, ${palette.scene.fieldLow})`;
}

function nightSky({ vars: { palette } }: Theme) {
  const { night, nightLow, dawnHigh } = palette.scene;
  // The dawn section continues the last part.
  return `linear-gradient(${night}, ${nightLow} calc(100% - 6rem), ${dawnHigh} calc(100% + 0.5 * ${dawnHeight}))`;
}

/** Height of the sky at the top of the dawn section. Text starts below it, on the light part. */
export const dawnHeight = 'clamp(4.75rem, 15vw, 15rem)';

function dawnSky({ vars: { palette } }: Theme) {
  const { nightLow, dawnHigh, dawnRose, dawn, dawnLow } = palette.scene;
  return `linear-gradient(${nightLow} -6rem, ${dawnHigh} calc(0.5 * ${dawnHeight}), ${dawnRose} ${dawnHeight}, ${dawn} calc(2.2 * ${dawnHeight}), ${dawnLow})`;
}

const HeadColumns = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(2.5),
  '& h2 + p': { marginTop: theme.spacing(1.5), textWrap: 'pretty' },
  [theme.breakpoints.down('sm')]: {
    '& p': { marginBottom: theme.spacing(1) },
    '& h2 + p': { fontSize: '1rem' },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'baseline',
    columnGap: theme.spacing(3),
    marginBottom: theme.spacing(7),
  },
}));
