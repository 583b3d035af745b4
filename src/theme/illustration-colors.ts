import { colors, inScheme } from './colors';

/**
 * Colors that several drawings in files of their own share, besides those of `colors.ts`. They are not CSS
 * variables, because every document would carry them. A color of one drawing is in its `<svg>` element.
 */
const fileColors = {
  // These are for land by day.
  grass: { light: '#27685F', dark: '#143740' },
  wheatSky: { light: '#F8EBD2', dark: '#1A3346' },
  // These are for buildings, wood and metal.
  roof: { light: '#0E4F4B', dark: '#22565A' },
  roofLit: { light: '#4C8B80', dark: '#34767A' },
  roofBright: { light: '#86B3AB', dark: '#4A8F92' },
  barnSide: { light: '#E3D3B0', dark: '#857B64' },
  timber: { light: '#5B4A3A', dark: '#8C7B62' },
  frameRear: { light: '#B9A88E', dark: '#69706A' },
  newTimber: { light: '#AD8B56', dark: '#7D715C' },
  pine: { light: '#DDC48C', dark: '#A38F66' },
  skinDeep: { light: '#5B4A3A', dark: '#6E5541' },
  pipe: { light: '#10303D', dark: '#2C6670' },
  machine: { light: '#0B5D57', dark: '#357F7C' },
  brassShade: { light: '#B4791F', dark: '#B98A45' },
  deepShade: { light: '#10303D', dark: '#06141C' },
  paint: { light: '#FBF3E1', dark: '#D8D2BE' },
  /** The sheet with a drawing: it is paper by day, and a blueprint by night. */
  sheet: { light: '#FBF3E1', dark: '#163B4C' },
  // These are for the night.
  windowLight: { light: '#FFE9B8', dark: '#FFE9B8' },
  starlight: { light: '#FFFFFF', dark: '#FFFFFF' },
  starLine: { light: '#BFE0EF', dark: '#BFE0EF' },
  lakeLow: { light: '#2F5F93', dark: '#1E4A66' },
  lakeMoon: { light: '#FFF6DF', dark: '#F7E8C8' },
  // These are for green land at noon.
  noonFar: { light: '#C3DAD2', dark: '#12363F' },
  noonHill: { light: '#A9CBB3', dark: '#0D2C36' },
  noonTree: { light: '#6E9F8C', dark: '#0A2630' },
  lawn: { light: '#9CC29B', dark: '#14404A' },
  lawnNear: { light: '#7DAE8E', dark: '#0F2F3A' },
  lawnTuft: { light: '#4C8B80', dark: '#1E4B54' },
  noonShadow: { light: '#5B6A35', dark: '#08202A' },
  // These are times of day in the services section, from early mist to evening. In the dark scheme, all
  // are by moonlight.
  daySky: { light: '#78B0D2', dark: '#112C46' },
  stormCloud: { light: '#7C86A0', dark: '#1C3650' },
  haze: { light: '#E5E7D1', dark: '#284F67' },
  eveningSky: { light: '#FBEBC4', dark: '#1F4A66' },
  eveningSun: { light: '#FFE7BA', dark: '#A3C6C2' },
  eveningFar: { light: '#BFC3A0', dark: '#265569' },
  eveningMiddle: { light: '#829E94', dark: '#1F4558' },
  eveningNear: { light: '#2C4A5C', dark: '#0E2A3D' },
  riverLit: { light: '#A9C4C4', dark: '#23586F' },
  // These are for hills, mist and lit edges in the services and the steps.
  dawnPeach: { light: '#F6A877', dark: '#8A8668' },
  dawnMist: { light: '#FBE6C6', dark: '#6E8C99' },
  dawnGround: { light: '#1E4F50', dark: '#0C2530' },
  dawnEdge: { light: '#FFE9B8', dark: '#D69C6A' },
  // These are values of `display`, for things that are drawn in only one scheme.
  byDay: { light: 'inline', dark: 'none' },
  byNight: { light: 'none', dark: 'inline' },
};

/** What `var(--name)` stands for in a drawing that is a file of its own. */
export const illustrationColors = { light: fileColorsIn('light'), dark: fileColorsIn('dark') };

function fileColorsIn(scheme: 'light' | 'dark'): Record<string, string> {
  const { band, scene, ...others } = colors[scheme];
  return { ...others, band: band.main, ...scene, ...inScheme(fileColors, scheme) };
}

/** What `var(--name)` stands for in a drawing that is a component: MUI's CSS variables. */
export const documentColors: Record<string, string> = {
  page: 'var(--mui-palette-background-default)',
  band: 'var(--mui-palette-band-main)',
  wheat: 'var(--mui-palette-wheat)',
  ...Object.fromEntries(
    Object.keys(colors.light.scene).map((name) => [name, `var(--mui-palette-scene-${name})`]),
  ),
};
