import { styled } from '@mui/material/styles';

import { radius } from '../theme/scale';

export function SkipLink() {
  return <VisibleOnFocus href="#main">Skip to content</VisibleOnFocus>;
}

const VisibleOnFocus = styled('a')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: radius.button,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 600,
  // The outline is inside the link, half of which lies over the dark top bar.
  '&:focus-visible': {
    outlineColor: theme.vars.palette.primary.contrastText,
    outlineOffset: -7,
  },
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));
