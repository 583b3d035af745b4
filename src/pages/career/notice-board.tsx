import { styled } from '@mui/material/styles';

import { displayFamily } from '../../theme/fonts';

/** The height of the board above the floor where it stands. */
export const legs = '1.75rem';

export function NoticeBoard({ notes }: { notes: readonly string[] }) {
  return (
    <Notes>
      {notes.map((note) => (
        <li key={note}>
          <span>{note}</span>
        </li>
      ))}
    </Notes>
  );
}

/**
 * Sheets of paper on a notice board of cork. On narrow screens, the board stands on the floor; on others, it hangs on
 * the wall, right of the lamp.
 */
const Notes = styled('ul')(({ theme }) => ({
  // The paper is tilted, and the text is level.
  // Not in a media query, which IBM's checker mistakes for locking the screen's orientation.
  '& li': { '--tilt': '1.2deg', rotate: 'calc(-1 * var(--tilt))' },
  '& li:nth-of-type(even)': { '--tilt': '-1deg' },
  '& li:nth-of-type(3n)': { '--tilt': '0.6deg' },
  '& span': { display: 'block', rotate: 'var(--tilt)' },
  '@media print': { '& li:nth-of-type(n)': { '--tilt': '0deg' } },
  '@media screen': {
    '--shade': `color-mix(in srgb, ${theme.vars.palette.scene.night} 45%, transparent)`,
    '--grain': theme.vars.palette.scene.row,
    position: 'relative',
    display: 'flex',
    flexWrap: 'wrap',
    gap: theme.spacing(1.5),
    padding: theme.spacing(1.75, 1.5),
    border: `6px solid ${theme.vars.palette.scene.post}`,
    borderRadius: 6,
    backgroundColor: theme.vars.palette.scene.wheatHill,
    backgroundImage: 'radial-gradient(var(--grain) 0.8px, transparent 1.2px)',
    backgroundSize: '11px 9px',
    // The frame's lit upper edge, and its shadow on the cork and on the wall
    boxShadow: `0 -2px var(--grain), inset 3px 4px var(--grain), 8px 10px var(--shade)`,
    // The legs
    '&::before': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      top: '100%',
      insetInline: '12%',
      height: `calc(${legs} + 6px)`,
      borderInline: `14px solid ${theme.vars.palette.scene.post}`,
    },
    '& li': {
      position: 'relative',
      flex: '1 1 8.5rem',
      padding: theme.spacing(3.25, 1.75, 1.5),
      backgroundColor: theme.vars.palette.scene.board,
      boxShadow: '4px 5px var(--grain)',
      color: theme.vars.palette.scene.night,
      fontFamily: displayFamily,
      fontSize: '1.125rem',
      fontWeight: 600,
      lineHeight: 1.3,
      letterSpacing: '-0.01em',
      textWrap: 'balance',
    },
    '& li::before': {
      content: '""',
      position: 'absolute',
      top: 9,
      left: 'calc(50% - 6px)',
      width: 12,
      height: 12,
      borderRadius: '50%',
      backgroundColor: theme.vars.palette.scene.greenHill,
      boxShadow: '2px 3px var(--grain)',
    },
    '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.sun },
    [theme.breakpoints.up('md')]: { '&::before': { display: 'none' } },
    [theme.breakpoints.up('lg')]: { gap: theme.spacing(2), '& li': { fontSize: '1.25rem' } },
    // At night, the wheat's color would be gray here, and the lamp lights the paper.
    ...theme.applyStyles('dark', {
      '--grain': theme.vars.palette.scene.night,
      backgroundColor: `color-mix(in srgb, ${theme.vars.palette.scene.board} 22%, ${theme.vars.palette.scene.post})`,
      backgroundImage: 'none',
      '& li': { backgroundColor: theme.vars.palette.scene.sun },
      '& li:nth-of-type(even)::before': { backgroundColor: theme.vars.palette.scene.lamp },
    }),
  },
}));
