import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { headerLandStyles } from '../../ui/header-land';
import { Board, type BoardLink, Wood } from './board';
import SignpostDrawing from './signpost.svg?react';

type SignpostSceneProps = {
  /** Words at the left of the signpost or, on phones, above it. */
  children: ReactNode;
  /** The words on the uppermost board, which say what the others are. It is not a link. */
  label: string;
  /** The boards from top to bottom. */
  links: readonly BoardLink[];
};

/** A signpost on the prairie. Its boards and its post are as high as their words need. */
export function SignpostScene({ children, label, links }: SignpostSceneProps) {
  return (
    <WordsAndSignpost>
      <SignpostWords>{children}</SignpostWords>
      <Prairie>
        <Signpost aria-labelledby="signpost-label">
          <SignpostLabel id="signpost-label">
            <Wood aria-hidden>
              <use href="#board-label" />
            </Wood>
            {label}
          </SignpostLabel>
          <Post aria-hidden>
            <use href="#signpost-post" />
          </Post>
          {links.map((link) => (
            <Board key={link.to} {...link} />
          ))}
        </Signpost>
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

/** The words are in the middle of the sky. Large text ends above the hills. */
const SignpostWords = styled('div')(({ theme }) => ({
  marginBlock: 'auto',
  [theme.breakpoints.up('sm')]: { '@media screen': { paddingBottom: '17rem' } },
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
  gap: '1rem',
  // The lowest board hangs above the lantern.
  paddingBottom: '72.5%',
  textAlign: 'center',
});

const SignpostLabel = styled('p')(({ theme }) => ({
  ...theme.typography.lead,
  position: 'relative',
  isolation: 'isolate',
  justifySelf: 'center',
  rotate: '-1.5deg',
  // The post's tip is above it.
  marginTop: theme.spacing(1.5),
  padding: theme.spacing(1, 3),
  fontWeight: 600,
  color: theme.vars.palette.scene.lamp,
  '@media (forced-colors: active)': { border: '1px solid', backgroundColor: 'Canvas' },
}));

/** The post above the drawing, which has its lower part. It is as high as the boards need. */
const Post = styled('svg')({
  position: 'absolute',
  zIndex: -2,
  top: 0,
  left: '47.5%',
  width: '5%',
  height: '75%',
});
