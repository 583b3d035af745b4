import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { NumberCircle } from '../../ui/number-circle';
import { fieldsStandDepth } from '../fields/fields-scene';
import Mailbox from './mailbox.svg?react';
import Road from './road.svg?react';

/** The diameter of the circle with a step's number, in px. */
const circleSize = 48;

/** In px, which are the units of mailbox.svg. */
const mailboxBox = {
  width: 120,
  height: 164,
  /** From the upper edge to the slot, in which the road ends. */
  slot: 54,
};

/** Of the road beside the words, from its end down to the mailbox. In px, which are road.svg's. */
const roadBend = { width: 72, height: 76 };

/**
 * Steps on a road that ends in a mailbox. The mailbox stands in the fields: `FieldsScene` follows.
 */
export function MailboxScene({ children }: { children: ReactNode }) {
  return (
    <RoadAndMailbox>
      <Steps>
        <RoadPicture />
        <StepList>{children}</StepList>
      </Steps>
      <MailboxBox>
        <Mailbox />
      </MailboxBox>
    </RoadAndMailbox>
  );
}

/** The road leads from its number to the next one or, from the last, to the mailbox. */
export function RoadStep({ number, children }: { number: number; children: ReactNode }) {
  return (
    <Step>
      <StepNumber number={number} variant="filled" />
      {children}
    </Step>
  );
}

const RoadAndMailbox = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${roadBend.width + mailboxBox.width}px`,
  },
  // Keeps the flag away from the end of the content. Narrower windows have no space for that.
  [theme.breakpoints.up('lg')]: { paddingRight: theme.spacing(4) },
}));

const Steps = styled('div')({ position: 'relative' });

const RoadPicture = styled(Road)(({ theme }) => ({
  position: 'absolute',
  inset: 0,
  '& .across': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    '& .across': { display: 'inline' },
    '& .down': { display: 'none' },
  },
}));

const StepList = styled('ol')(({ theme }) => ({
  position: 'relative',
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
  },
}));

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  minHeight: circleSize,
  padding: theme.spacing(0, 0, 3, 8),
  '& p': { textWrap: 'balance' },
  [theme.breakpoints.up('md')]: {
    padding: `calc(${circleSize}px + ${theme.spacing(2)}) ${theme.spacing(2)} ${theme.spacing(3)} 0`,
  },
}));

const StepNumber = styled(NumberCircle)(({ theme }) => ({
  ...theme.typography.cardTitle,
  position: 'absolute',
  inset: '0 auto auto 0',
  width: circleSize,
  height: circleSize,
}));

/** Beside the steps, the mailbox's post grows with their height. */
const MailboxBox = styled('div')(({ theme }) => ({
  position: 'relative',
  width: mailboxBox.width,
  minHeight: mailboxBox.height,
  marginLeft: theme.spacing(8),
  // Below the steps, only the mailbox reaches into the fields, however high large text makes them.
  marginBottom: `calc(-1 * min(${fieldsStandDepth}, ${mailboxBox.height - 24}px))`,
  '& > svg': { position: 'absolute' },
  '@media print': { display: 'none' },
  [theme.breakpoints.up('md')]: {
    margin: `${circleSize / 2 + roadBend.height - mailboxBox.slot}px 0 calc(-1 * ${fieldsStandDepth}) ${roadBend.width}px`,
  },
}));
