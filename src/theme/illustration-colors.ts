import { paletteVariable } from './palette-variable';
import { colors } from './tokens';

type Schemes = { light: string; dark: string };

/**
 * Colors used only by the illustrations that are separate files (`illustrations/home` and
 * `illustrations/career`). Their other colors come from `scene-colors.ts` and `tokens.ts`. Not CSS
 * variables, because every document would carry them.
 */
const ownColors = {
  // Land and sky by day
  noonSky: { light: '#CFE4EE', dark: '#10283A' },
  meadow: { light: '#4C8B80', dark: '#123239' },
  meadowLow: { light: '#0E4F4B', dark: '#0C2229' },
  grass: { light: '#27685F', dark: '#143740' },
  wheatLow: { light: '#D3B472', dark: '#2A3A3B' },
  wheatSky: { light: '#F8EBD2', dark: '#1A3346' },
  water: { light: '#8FC0D0', dark: '#4F86A0' },
  // Buildings and wood
  roof: { light: '#0E4F4B', dark: '#22565A' },
  roofLit: { light: '#4C8B80', dark: '#34767A' },
  roofBright: { light: '#86B3AB', dark: '#4A8F92' },
  barnSide: { light: '#E3D3B0', dark: '#857B64' },
  timber: { light: '#5B4A3A', dark: '#8C7B62' },
  frame: { light: '#5A4A3C', dark: '#B7A688' },
  frameRear: { light: '#B9A88E', dark: '#69706A' },
  newTimber: { light: '#AD8B56', dark: '#7D715C' },
  pine: { light: '#DDC48C', dark: '#A38F66' },
  brick: { light: '#B4631B', dark: '#8A5A36' },
  rope: { light: '#B4631B', dark: '#F2BC6A' },
  shadow: { light: '#9A7F4E', dark: '#16242A' },
  shirt: { light: '#2F6E84', dark: '#5389A3' },
  machine: { light: '#0B5D57', dark: '#357F7C' },
  // Objects
  paint: { light: '#FBF3E1', dark: '#D8D2BE' },
  /** A drawing: on paper by day, a blueprint by night. */
  sheet: { light: '#FBF3E1', dark: '#163B4C' },
  sheetFold: { light: '#E3D3B0', dark: '#2B5A6C' },
  brassShade: { light: '#B4791F', dark: '#B98A45' },
  // Lamps and lit windows
  warmLight: { light: '#FBD79A', dark: '#F8CF84' },
  litWindow: { light: '#FFCB6B', dark: '#FFCB6B' },
  litWindowCore: { light: '#FFE9B8', dark: '#FFE9B8' },
  deepShade: { light: '#10303D', dark: '#06141C' },
  // Night
  starlight: { light: '#FFFFFF', dark: '#FFFFFF' },
  faintStar: { light: '#CFE4EE', dark: '#CFE4EE' },
  starLine: { light: '#BFE0EF', dark: '#BFE0EF' },
  // Times of day in the services section, from early mist to afternoon; in the dark scheme, all by
  // moonlight
  mistSky: { light: '#94B6DA', dark: '#12304A' },
  mistRose: { light: '#F4DCCB', dark: '#25506A' },
  mistGlow: { light: '#FBE2B4', dark: '#5D8790' },
  mistSun: { light: '#FFDDA0', dark: '#A3C6C2' },
  morningSky: { light: '#78B3D8', dark: '#112C46' },
  morningGlow: { light: '#FBF1D6', dark: '#477482' },
  stormSky: { light: '#455878', dark: '#0B1A2C' },
  stormCloud: { light: '#7C86A0', dark: '#1C3650' },
  stormGlow: { light: '#FFDDA0', dark: '#6A8C92' },
  harvestSky: { light: '#79B4CF', dark: '#122F48' },
  harvestHaze: { light: '#E6E9CF', dark: '#2C5266' },
  harvestGlow: { light: '#FFD98E', dark: '#5B7770' },
  afternoonSky: { light: '#6FA3CF', dark: '#10294A' },
  afternoonHaze: { light: '#E4E4D4', dark: '#234C68' },
  afternoonGlow: { light: '#F4DBA6', dark: '#5A7F8C' },
  // Late in the day, in the services section
  eveningSky: { light: '#FBEBC4', dark: '#1F4A66' },
  eveningLow: { light: '#F3DC9E', dark: '#3A7480' },
  eveningSun: { light: '#FFEBC4', dark: '#A3C6C2' },
  eveningFar: { light: '#BFC3A0', dark: '#265569' },
  eveningMiddle: { light: '#7F9C98', dark: '#1B4257' },
  eveningNear: { light: '#2C4A5C', dark: '#0E2A3D' },
  cloudLit: { light: '#FFE3BE', dark: '#9A8A86' },
  riverLit: { light: '#A9C4C4', dark: '#23586F' },
  riverDeep: { light: '#4A7488', dark: '#153F5E' },
  figure: { light: '#16303F', dark: '#081826' },
  // Night on the lake
  lakeSky: { light: '#1C3D6E', dark: '#12304E' },
  lakeLow: { light: '#2F5F93', dark: '#1E4A66' },
  lakeHaze: { light: '#7BA7C9', dark: '#4A7B92' },
  lakeMoon: { light: '#FFF6DF', dark: '#F7E8C8' },
  lakeFar: { light: '#5583AE', dark: '#33607A' },
  lakeMiddle: { light: '#2E5A8C', dark: '#1C4560' },
  lakeNear: { light: '#142C52', dark: '#0B2235' },
  lakeBoat: { light: '#101C36', dark: '#06121D' },
  // Hills, mist and lit edges in the services and the steps
  dawnPeach: { light: '#F6A877', dark: '#8A8668' },
  dawnMiddle: { light: '#8FA394', dark: '#23475A' },
  dawnMiddleLow: { light: '#C9B893', dark: '#3B5F6E' },
  dawnNear: { light: '#4F7D74', dark: '#15343F' },
  dawnNearLow: { light: '#7E9A80', dark: '#25505A' },
  dawnMist: { light: '#FBE6C6', dark: '#6E8C99' },
  dawnGround: { light: '#1E4F50', dark: '#0C2530' },
  dawnOak: { light: '#123F45', dark: '#0B222C' },
  dawnEdge: { light: '#FFE9B8', dark: '#D69C6A' },
} satisfies Record<string, Schemes>;

/** Every color of an illustration in a separate file, by its name in `var(--name)`. */
export const illustrationColors = { light: inScheme('light'), dark: inScheme('dark') };

function inScheme(scheme: keyof Schemes): Record<string, string> {
  const { band, scene, ...others } = colors[scheme];
  const own = Object.entries(ownColors).map(([name, values]) => [name, values[scheme]]);
  return { ...others, footer: band.main, ...scene, ...Object.fromEntries(own) };
}

/** The CSS variable of every color of an inlined illustration, by its name. */
export const documentColors: Record<string, string> = {
  page: colorVariable('background-default'),
  footer: colorVariable('band-main'),
  ...colorVariables(['wheat', 'sky', 'wash']),
  ...colorVariables(Object.keys(colors.light.scene), 'scene-'),
};

function colorVariables(names: string[], prefix = ''): Record<string, string> {
  return Object.fromEntries(names.map((name) => [name, colorVariable(prefix + name)]));
}

function colorVariable(color: string): string {
  return `var(${paletteVariable(color)})`;
}
