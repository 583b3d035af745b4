import Typography from '@mui/material/Typography';
import { styled, type Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { colors } from '../theme/tokens';
import { Eyebrow } from './eyebrow';

type SectionProps = {
  id: string;
  tone?: 'field' | 'night' | 'dusk';
  children: ReactNode;
};

/** A band of the page; hash links scroll and move focus to it. */
export function Section({ id, tone, children }: SectionProps) {
  return (
    <Band id={id} tabIndex={-1} aria-labelledby={titleId(id)} data-tone={tone}>
      {children}
    </Band>
  );
}

type SectionHeadProps = {
  of: string;
  eyebrow: string;
  title: string;
  lead: string;
};

export function SectionHead({ of, eyebrow, title, lead }: SectionHeadProps) {
  return (
    <Head>
      <div>
        <Eyebrow>{eyebrow}</Eyebrow>
        <Typography variant="h2" id={titleId(of)}>
          {title}
        </Typography>
      </div>
      <Typography variant="subtitle1" component="p" color="textSecondary">
        {lead}
      </Typography>
    </Head>
  );
}

const titleId = (id: string) => `${id}-title`;

const Band = styled('section')(({ theme }) => ({
  position: 'relative',
  paddingTop: 'clamp(4.5rem, 2.2rem + 7.6vw, 8rem)',
  // Behind a drawing there is room already.
  '&[data-tone]': { isolation: 'isolate', paddingTop: 'clamp(2rem, 0.6rem + 6vw, 5.5rem)' },
  '@media screen': {
    '&[data-tone="field"]': { backgroundColor: theme.vars.palette.scene.field },
    '&[data-tone="night"]': { ...darkColors, backgroundImage: nightSky(theme) },
    '&[data-tone="dusk"]': {
      '--site-palette-text-secondary': theme.vars.palette.text.primary,
      backgroundImage: `linear-gradient(${theme.vars.palette.scene.dusk}, ${theme.vars.palette.scene.duskLow})`,
    },
  },
  '@media print': { paddingTop: theme.spacing(4) },
}));

/** The night is dark in both schemes. */
const darkColors = {
  '--site-palette-text-primary': colors.dark.ink,
  // Lighter than elsewhere, as the sky pales behind the text.
  '--site-palette-text-secondary': '#BCCAD5',
  '--site-palette-primary-main': colors.dark.prairie,
  '--site-palette-divider': colors.dark.line,
  '--site-palette-scene-glare': colors.dark.scene.glare,
  color: colors.dark.ink,
};

/** How much of the night's foot is no ground for its light text. */
export const eveningHeight = 'clamp(4.5rem, 14vw, max(12rem, 9vw))';

/** At its foot the night pales towards the horizon, where the section below begins. */
function nightSky({ vars: { palette } }: Theme) {
  const { night, nightLow, afterglow, dusk } = palette.scene;
  const above = (fraction: number) => `calc(100% - ${fraction} * ${eveningHeight})`;
  return `linear-gradient(${night}, ${nightLow} ${above(1)}, ${above(0.52)}, ${afterglow} ${above(0.34)}, ${dusk} ${above(0.12)})`;
}

const Head = styled('div')(({ theme }) => ({
  marginBottom: theme.spacing(2.5),
  '& div + p': { marginTop: theme.spacing(1.5), textWrap: 'pretty' },
  [theme.breakpoints.down('sm')]: {
    '& p': { marginBottom: theme.spacing(1) },
    '& div + p': { fontSize: '1rem' },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: '1fr 1fr',
    alignItems: 'last baseline',
    columnGap: theme.spacing(3),
    marginBottom: theme.spacing(7),
  },
}));
