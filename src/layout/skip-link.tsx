import { styled } from '@mui/material/styles';
import type { MouseEvent } from 'react';

import { interfaceWords } from '../content/labels';

export function SkipLink() {
  return (
    <Skip href="#main" onClick={focusMain}>
      {interfaceWords.skipLink}
    </Skip>
  );
}

/** In place of the hash, which the router would take for a navigation. */
function focusMain(event: MouseEvent) {
  event.preventDefault();
  document.getElementById('main')?.focus();
}

const Skip = styled('a')(({ theme }) => ({
  '@media print': { display: 'none' },
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  top: 8,
  left: 8,
  padding: theme.spacing(1.5, 2.5),
  borderRadius: 24,
  backgroundColor: theme.vars.palette.primary.main,
  color: theme.vars.palette.primary.contrastText,
  fontWeight: 600,
  '&:not(:focus)': { clipPath: 'inset(50%)' },
}));
