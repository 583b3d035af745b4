import type { Theme } from '@mui/material/styles';

/**
 * The styles of a drawing in a page's header, in a box of the drawing's own ratio. Its land goes on at
 * both sides of the box, behind the words, to the edges of the header.
 */
export const headerLandStyles = (theme: Theme) =>
  ({
    display: 'block',
    position: 'relative',
    zIndex: -1,
    width: '100%',
    height: 'auto',
    overflow: 'visible',
    // Stars would be behind the words on narrow screens.
    [theme.breakpoints.down('md')]: { '& .stars': { display: 'none' } },
  }) as const;
