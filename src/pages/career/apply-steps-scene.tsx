import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { fieldsStandDepth } from '../../ui/fields/fields-scene';
import Mailbox from './mailbox.svg?react';
import Rope from './rope.svg?react';

/** The diameter of the circle with a step's number. */
const circle = '3rem';

/** The size of the mailbox with its post, in px. */
const mailboxSize = { width: 120, height: 164 };

/**
 * A rope or, on phones, a line that connects the steps, which are `li` elements, and ends in a mailbox.
 * The mailbox stands in the fields: `FieldsScene` follows.
 */
export function ApplyStepsScene({ children }: { children: ReactNode }) {
  return (
    <StepsAndMailbox>
      <StepRope data-media="screen" />
      <StepList>{children}</StepList>
      <StandingMailbox data-media="screen" />
    </StepsAndMailbox>
  );
}

const StepsAndMailbox = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr) auto',
  },
  // The flag stays away from the end of the content. Narrower windows have no space for that.
  [theme.breakpoints.up('lg')]: { paddingRight: theme.spacing(4) },
}));

const StepRope = styled(Rope)(({ theme }) => ({
  gridArea: '1 / 1',
  zIndex: -1,
  // The rope begins 24 px below the drawing's upper edge, in the middle of the first circle.
  marginTop: `calc(${circle} / 2 - 24px)`,
  [theme.breakpoints.down('md')]: { display: 'none' },
}));

const StandingMailbox = styled(Mailbox)(({ theme }) => ({
  display: 'block',
  ...mailboxSize,
  // Only the mailbox reaches into the fields, however high large text makes them.
  margin: `0 0 calc(-1 * min(${fieldsStandDepth}, ${mailboxSize.height - 24}px)) ${theme.spacing(8)}`,
  '& .across': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    // The post is as long as the steps are high. The mailbox's slot, 54 px below the drawing's upper
    // edge, is at the rope's end, which is 76 px below the rope's beginning and 72 px beside the steps.
    alignSelf: 'stretch',
    height: 'auto',
    minHeight: mailboxSize.height,
    margin: `calc(${circle} / 2 + 76px - 54px) 0 calc(-1 * ${fieldsStandDepth}) 72px`,
    '& .down': { display: 'none' },
    '& .across': { display: 'inline' },
  },
}));

const StepList = styled('ol')(({ theme }) => ({
  '& > li': {
    position: 'relative',
    minHeight: circle,
    textWrap: 'balance',
    padding: `0 0 ${theme.spacing(3)} calc(${circle} + ${theme.spacing(2)})`,
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
    // This is the line to the next number or, from the last one, to the mailbox.
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
    gridArea: '1 / 1',
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
    '& > li': {
      padding: `calc(${circle} + ${theme.spacing(2)}) ${theme.spacing(2)} ${theme.spacing(3)} 0`,
      '&::after': { display: 'none' },
    },
  },
}));
