import notFound from '@content/not-found.json';
import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { notFoundLabels } from '../../content/labels';
import Signpost from '../../illustrations/not-found.svg?react';
import { SignpostLinks } from './signpost-links';

export function NotFoundPage() {
  return (
    <Scene>
      <Picture role="img" aria-label={notFoundLabels.picture}>
        <Signpost />
      </Picture>
      <Message>
        <Typography variant="h1">
          {/* No line starts or ends with the dash. */}
          {notFound.title
            .split(/(\S+ - \S+)/)
            .map((part) => (part.includes(' - ') ? <NoWrap key={part}>{part}</NoWrap> : part))}
        </Typography>
        <Typography variant="subtitle1" component="p">
          {notFound.text}
        </Typography>
      </Message>
      <SignpostLinks />
    </Scene>
  );
}

const Scene = styled('div')(({ theme }) => ({
  // The unit of the drawing
  '--unit': '0.77px',
  position: 'relative',
  overflow: 'hidden',
  // At least as high as `main`, so the ground meets the footer.
  minHeight: '60vh',
  paddingBlock: theme.spacing(5, 56),
  // Fallback color for contrast checkers.
  backgroundColor: theme.vars.palette.scene.skyTop,
  backgroundImage: `linear-gradient(${theme.vars.palette.scene.skyTop}, ${theme.vars.palette.scene.skyLow} 75%)`,
  [theme.breakpoints.up('md')]: {
    '--unit': '1px',
    minHeight: 'clamp(42rem, 100svh - 7.3rem, 54rem)',
    paddingBlock: 'clamp(4rem, 11svh, 8rem) 17rem',
  },
  '@media print': { minHeight: 0, paddingBlock: 0, background: 'none' },
}));

const Picture = styled('div')(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  // On phones the post is in the middle.
  '& > svg': {
    position: 'absolute',
    bottom: 0,
    left: 'calc(-260 * var(--unit))',
    height: 'calc(700 * var(--unit))',
  },
  '& .night': { display: 'none', '@media (prefers-color-scheme: dark)': { display: 'inline' } },
  '& .road': { '@media (prefers-color-scheme: dark)': { fill: theme.vars.palette.scene.row } },
  [theme.breakpoints.down('md')]: { '& .constellation': { display: 'none' } },
  [theme.breakpoints.up('md')]: { '& > svg': { left: 0 } },
  '@media print': { display: 'none' },
}));

const Message = styled(Container)(({ theme }) => ({
  position: 'relative',
  '& h1': { fontSize: 'clamp(2.25rem, 1.2rem + 4.2vw, 4.5rem)' },
  '& h1 + p': { maxWidth: '28rem', marginTop: theme.spacing(2) },
  // Left of the signpost
  [theme.breakpoints.up('md')]: { '& h1': { maxWidth: '8em' } },
}));

const NoWrap = styled('span')({ whiteSpace: 'nowrap' });
