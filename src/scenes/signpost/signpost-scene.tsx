import { styled } from '@mui/material/styles';
import { type ReactNode, useState } from 'react';

import { onHover } from '../../theme/mixins';
import { motion } from '../../theme/scale';
import { IconButton } from '../../ui/button';
import { Illustration } from '../../ui/illustration';
import { headerLandStyles } from '../header-land';
import { Board, type BoardLink } from './board';
import lanternLight from './lantern-light.svg';
import SignpostDrawing from './signpost.svg?react';

type SignpostSceneProps = {
  /** Words at the left of the signpost or, on phones, above it. */
  children: ReactNode;
  /** The words above the boards that say what they are. */
  label: string;
  /** The boards from top to bottom. There are four. */
  links: readonly BoardLink[];
};

/** Whether the lantern is lit. It stays lit when the visitor comes back, until the page reloads. */
let litDuringVisit = false;

/** A signpost on the prairie. Its boards and its post are as high as their words need. */
export function SignpostScene({ children, label, links }: SignpostSceneProps) {
  const [isLit, setIsLit] = useState(litDuringVisit);

  function toggleLantern() {
    litDuringVisit = !isLit;
    setIsLit(litDuringVisit);
  }

  return (
    <WordsAndSignpost>
      <SignpostWords>{children}</SignpostWords>
      <Prairie data-lit={isLit}>
        <Signpost aria-labelledby="signpost-label">
          <SignpostLabel id="signpost-label">{label}</SignpostLabel>
          <Post aria-hidden>
            <use href="#signpost-post" />
          </Post>
          {links.map((link) => (
            <Board key={link.to} {...link} />
          ))}
        </Signpost>
        <LanternLight src={lanternLight} width={480} height={400} />
        <LanternButton
          type="button"
          aria-label="Light the lantern"
          aria-pressed={isLit}
          onClick={toggleLantern}
        />
        <SignpostPicture
          role="img"
          aria-label="A signpost on the empty prairie, pointing both ways"
        />
      </Prairie>
    </WordsAndSignpost>
  );
}

const WordsAndSignpost = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: theme.spacing(3),
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: '1fr 1fr' },
}));

const SignpostWords = styled('div')(({ theme }) => ({
  // Large text ends above the hills.
  [theme.breakpoints.up('sm')]: { '@media screen': { paddingBottom: '18rem' } },
}));

// Percentages are of the drawing's width, which is 400 units.

const Prairie = styled('div')(({ theme }) => ({
  position: 'relative',
  width: '100%',
  maxWidth: '25rem',
  marginInline: 'auto',
  [theme.breakpoints.up('xl')]: { maxWidth: '28rem' },
}));

const SignpostPicture = styled(SignpostDrawing)(({ theme }) => ({
  ...headerLandStyles(theme),
  position: 'absolute',
  zIndex: -2,
  bottom: 0,
}));

const Signpost = styled('nav')({
  display: 'grid',
  // Slanted boards reach into the gap.
  gap: '0.875rem',
  // The lowest board hangs above the lantern.
  paddingBottom: '72.5%',
  textAlign: 'center',
});

/** The label is level with the title's first line, so that the first board is level with the rest. */
const SignpostLabel = styled('p')(({ theme }) => ({
  ...theme.typography.small,
  fontWeight: 600,
}));

/** The post above the drawing, which has its lower part. It is as high as the boards need. */
const Post = styled('svg')({
  position: 'absolute',
  zIndex: -2,
  top: '1.75rem',
  left: '47.5%',
  width: '5%',
  height: '75%',
});

/** The light is in front of the drawing and the post, and behind the boards. */
const LanternLight = styled(Illustration)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  bottom: 0,
  left: '-20%',
  width: '120%',
  height: 'auto',
  pointerEvents: 'none',
  opacity: 0,
  // At night, the lantern burns low until it is lit.
  ...theme.applyStyles('dark', { opacity: 0.6 }),
  '[data-lit="true"] &': { opacity: 1 },
  '@media (prefers-reduced-motion: no-preference)': {
    transition: `opacity 250ms ${motion.easing}`,
  },
}));

/**
 * A button where the drawing has its lantern. In forced colors, the lantern is only a picture, because
 * the boards have no wood then, on which one would see its light.
 */
const LanternButton = styled(IconButton)(({ theme }) => ({
  position: 'absolute',
  bottom: 0,
  left: '40.5%',
  width: '3.25rem',
  aspectRatio: '1',
  marginBottom: '42%',
  translate: '-50% 50%',
  // The ring's usual color would not stand out from the lantern's light.
  '&:focus-visible': { outlineColor: theme.vars.palette.text.primary },
  ...onHover({
    backgroundColor: 'transparent',
    backgroundImage: `radial-gradient(closest-side, ${theme.vars.palette.scene.lamp}, transparent)`,
  }),
  '@media (scripting: none), (forced-colors: active)': { display: 'none' },
}));
