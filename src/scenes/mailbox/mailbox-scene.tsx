import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import Mailbox from './mailbox.svg?react';

/** The diameter of the circle with a step's number. */
const circle = '3rem';

/** A road that connects the steps, which are `li` elements, and ends in a mailbox at the page's end. */
export function MailboxScene({ children }: { children: ReactNode }) {
  return (
    <StepsAndMailbox>
      <RoadSteps>{children}</RoadSteps>
      <Mailbox data-media="screen" />
    </StepsAndMailbox>
  );
}

const StepsAndMailbox = styled('div')(({ theme }) => ({
  '& > svg': { display: 'block', width: 120, height: 210, marginLeft: theme.spacing(8) },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    // The mailbox's slot, 54 px below the drawing's upper edge, is level with the middle of the circles,
    // at 24 px. Its post is as long as the steps are high.
    '& > svg': { height: 'auto', minHeight: 280, margin: '-30px 0 0' },
    '& .down': { display: 'none' },
  },
  // The flag stays away from the end of the content. Narrower windows have no space for that.
  [theme.breakpoints.up('lg')]: { paddingRight: theme.spacing(4) },
}));

const RoadSteps = styled('ol')(({ theme }) => ({
  '& > li': {
    position: 'relative',
    minHeight: circle,
    textWrap: 'balance',
    padding: theme.spacing(0, 0, 3, 8),
    // This is the number. Screen readers skip it, because the list already tells it.
    '&::before': {
      ...theme.typography.cardTitle,
      content: ['counter(list-item)', 'counter(list-item) / ""'],
      position: 'absolute',
      inset: '0 auto auto 0',
      display: 'grid',
      placeItems: 'center',
      width: circle,
      height: circle,
      // In forced colors and on paper, which have no backgrounds, this is the circle.
      border: '2px solid',
      borderColor: theme.vars.palette.primary.main,
      borderRadius: '50%',
      '@media screen': {
        backgroundColor: theme.vars.palette.primary.main,
        color: theme.vars.palette.primary.contrastText,
      },
    },
    // This is the road to the next number or, from the last one, to the mailbox.
    '&::after': {
      content: '""',
      position: 'absolute',
      zIndex: -1,
      inset: `calc(${circle} / 2) auto calc(${circle} / -2) calc(${circle} / 2 - 3px)`,
      width: 6,
      backgroundColor: theme.vars.palette.wheat,
    },
  },
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    '& > li': {
      padding: `calc(${circle} + ${theme.spacing(2)}) ${theme.spacing(2)} ${theme.spacing(3)} 0`,
      '&::after': {
        inset: `calc(${circle} / 2 - 3px) calc(${circle} / -2) auto calc(${circle} / 2)`,
        width: 'auto',
        height: 6,
      },
    },
  },
}));
