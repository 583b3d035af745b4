import { styled } from '@mui/material/styles';

import type { Technology } from '../../content/types';
import { Illustration } from '../../ui/illustration';
import cloud from './cloud.svg';
import customers from './customers.svg';
import dipper from './dipper.svg';
import key from './key.svg';
import { StarField } from './night-sky';
import servers from './servers.svg';
import serviceDesk from './service-desk.svg';

type ConstellationName = Technology['icon'];

type Drawing = {
  src: string;
  /** How far down its leftmost star is, to which the line from the constellation before it goes. */
  leftStarY: number;
  /** The star from which a line goes to the next constellation. */
  rightStar: { x: number; y: number };
  /** How far down the star is in which this line has a bend. */
  bendY: number;
};

/** In units from the upper left corner of each drawing. */
const drawings: Record<ConstellationName, Drawing> = {
  customers: { src: customers, leftStarY: 38, rightStar: { x: 192, y: 99 }, bendY: 150 },
  serviceDesk: { src: serviceDesk, leftStarY: 134, rightStar: { x: 193, y: 134 }, bendY: 40 },
  servers: { src: servers, leftStarY: 52, rightStar: { x: 177, y: 52 }, bendY: 130 },
  cloud: { src: cloud, leftStarY: 128, rightStar: { x: 201, y: 124 }, bendY: 60 },
  key: { src: key, leftStarY: 108, rightStar: { x: 207, y: 40 }, bendY: 110 },
  dipper: { src: dipper, leftStarY: 29, rightStar: { x: 201, y: 80 }, bendY: 140 },
};

/** Of each drawing, in its units. */
const drawingSize = { width: 220, height: 184 };

/** From the left edge of each drawing to its leftmost star, in its units. */
const leftStarX = 9;

/** Where a line bends, as a share of its box: about halfway between the two drawings. */
const bendX = '77%';

/** The largest width of a drawing, in rem. On phones, it is beside the text. */
export const constellationWidth = { phone: 5.5, tablet: 13.5 };

/** The size of a length in a drawing's units, from `sm` up. */
const onPage = (units: number) => `${(units / drawingSize.width) * constellationWidth.tablet}rem`;

/** Between the content of two cards that are beside each other, in the theme's units. */
export const constellationGap = 5;

/** Two cards beside or below each other have different stars. */
const starParts = [0, 1, 2] as const;

type ConstellationProps = {
  /** Its place in the list, from 0. */
  index: number;
  name: ConstellationName;
  /** The next one in the list, which a dotted line leads to if it is beside this one. */
  next: ConstellationName | undefined;
};

/** Among other stars. Belongs into an item of a list with two columns or, from `lg` up, four. */
export function Constellation({ index, name, next }: ConstellationProps) {
  const { src, rightStar, bendY } = drawings[name];
  return (
    <PartOfSky>
      <SurroundingStars part={starParts[index % starParts.length] ?? 0} />
      <ConstellationPicture src={src} {...drawingSize} />
      {next && (
        <JoiningLine stroke="currentColor" strokeLinecap="round" aria-hidden>
          <line x1={onPage(rightStar.x)} y1={onPage(rightStar.y)} x2={bendX} y2={onPage(bendY)} />
          <line x1={bendX} y1={onPage(bendY)} x2="100%" y2={onPage(drawings[next].leftStarY)} />
          <circle cx={bendX} cy={onPage(bendY)} r="2" fill="currentColor" />
        </JoiningLine>
      )}
    </PartOfSky>
  );
}

const PartOfSky = styled('div')({ position: 'relative', isolation: 'isolate' });

/** Above and beside the drawing, and below it as far as the card's words. */
const SurroundingStars = styled(StarField)(({ theme }) => ({
  position: 'absolute',
  zIndex: -1,
  inset: theme.spacing(-3, -constellationGap, 0, 0),
  [theme.breakpoints.down('sm')]: { display: 'none' },
}));

const ConstellationPicture = styled(Illustration)({
  maxWidth: onPage(drawingSize.width),
  height: 'auto',
  aspectRatio: `${drawingSize.width} / ${drawingSize.height}`,
});

/** From the drawing's left edge to the next one's leftmost star. */
const JoiningLine = styled('svg')(({ theme }) => ({
  position: 'absolute',
  top: 0,
  left: 0,
  display: 'none',
  width: `calc(100% + ${theme.spacing(constellationGap)} + ${onPage(leftStarX)})`,
  height: '100%',
  opacity: 0.5,
  strokeDasharray: '2 7',
  strokeWidth: 1.5,
  [theme.breakpoints.between('sm', 'lg')]: { 'li:nth-of-type(odd) &': { display: 'block' } },
  [theme.breakpoints.up('lg')]: { 'li:not(:nth-of-type(4n)) &': { display: 'block' } },
}));
