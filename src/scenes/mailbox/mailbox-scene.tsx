import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { Illustration } from '../../ui/illustration';
import { NumberCircle } from '../../ui/number-circle';
import { fieldsStandDepth } from '../fields/fields-scene';
import mailbox from './mailbox.svg';

/** The diameter of the circle with a step's number, in px. */
const circleSize = 48;

/** In px. */
const roadWidth = 6;

/** From the circle's edge to the road's, in px, so that the road is in the middle. */
const roadEdge = (circleSize - roadWidth) / 2;

/** In px. */
const roadBendRadius = 32;

/** The mailbox at the end of the road, in px, which are the units of mailbox.svg. */
const mailboxSize = { width: 160, height: 172 };
/** From the mailbox's upper edge to the middle of the road, which ends in the mailbox. */
const roadEndY = 72;

/**
 * Steps on a road that ends in a mailbox. The mailbox stands in the fields: `FieldsScene` follows.
 */
export function MailboxScene({ children }: { children: ReactNode }) {
  return (
    <RoadAndMailbox>
      <RoadSteps>{children}</RoadSteps>
      <MailboxPicture data-media="screen">
        <Illustration src={mailbox} {...mailboxSize} />
      </MailboxPicture>
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
  '--road': `${roadWidth}px solid ${theme.vars.palette.wheat}`,
  '--road-indent': theme.spacing(8),
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridTemplateColumns: `minmax(0, 1fr) ${mailboxSize.width}px`,
    paddingRight: theme.spacing(5),
  },
}));

const RoadSteps = styled('ol')(({ theme }) => ({
  [theme.breakpoints.up('md')]: {
    display: 'grid',
    gridAutoColumns: 'minmax(0, 1fr)',
    gridAutoFlow: 'column',
  },
}));

const Step = styled('li')(({ theme }) => ({
  position: 'relative',
  minHeight: circleSize,
  padding: theme.spacing(0, 0, 3, 'var(--road-indent)'),
  '& p': { textWrap: 'balance' },
  // The road is a border, because forced colors remove backgrounds.
  '&::after': {
    content: '""',
    position: 'absolute',
    inset: `${circleSize}px auto 0 ${roadEdge}px`,
    borderLeft: 'var(--road)',
  },
  [theme.breakpoints.up('md')]: {
    padding: `calc(${circleSize}px + ${theme.spacing(2)}) ${theme.spacing(2)} ${theme.spacing(3)} 0`,
    '&::after': {
      inset: `${roadEdge}px 0 auto ${circleSize}px`,
      borderLeft: 0,
      borderTop: 'var(--road)',
    },
  },
  '@media print': { '&::after': { display: 'none' } },
}));

const StepNumber = styled(NumberCircle)(({ theme }) => ({
  ...theme.typography.cardTitle,
  position: 'absolute',
  inset: '0 auto auto 0',
  width: circleSize,
  height: circleSize,
}));

/** Beside the steps, its post grows with their height. */
const MailboxPicture = styled('div')(({ theme }) => ({
  position: 'relative',
  width: mailboxSize.width,
  minHeight: mailboxSize.height,
  margin: `0 0 calc(-1 * ${fieldsStandDepth}) var(--road-indent)`,
  '& img': { position: 'absolute', height: '100%', objectFit: 'fill' },
  // In narrow windows, the road comes from above and bends toward the mailbox.
  '&::before': {
    content: '""',
    position: 'absolute',
    right: '100%',
    width: `calc(var(--road-indent) - ${roadEdge}px)`,
    height: roadEndY + roadWidth / 2,
    border: 'var(--road)',
    borderWidth: `0 0 ${roadWidth}px ${roadWidth}px`,
    borderEndStartRadius: roadBendRadius,
  },
  [theme.breakpoints.up('md')]: {
    marginTop: circleSize / 2 - roadEndY,
    marginLeft: 0,
    '&::before': { display: 'none' },
  },
}));
