import { colors, inScheme } from './colors';

/**
 * Colors that only illustrations in separate files use. Their other colors come from `colors.ts`. These
 * are not CSS variables, because every document would carry them.
 */
const fileColors = {
  // These are for land by day.
  grass: { light: '#27685F', dark: '#143740' },
  wheatSky: { light: '#F8EBD2', dark: '#1A3346' },
  water: { light: '#8FC0D0', dark: '#4F86A0' },
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
  sheetFold: { light: '#E3D3B0', dark: '#2B5A6C' },
  // This is the cow in the picture of the steps.
  hide: { light: '#FBF3E1', dark: '#8796A0' },
  // These are for the night.
  windowLight: { light: '#FFE9B8', dark: '#FFE9B8' },
  starlight: { light: '#FFFFFF', dark: '#FFFFFF' },
  starLine: { light: '#BFE0EF', dark: '#BFE0EF' },
  lakeLow: { light: '#2F5F93', dark: '#1E4A66' },
  lakeHaze: { light: '#7BA7C9', dark: '#4A7B92' },
  lakeMoon: { light: '#FFF6DF', dark: '#F7E8C8' },
  lakeFar: { light: '#5583AE', dark: '#33607A' },
  jetty: { light: '#33507A', dark: '#24455A' },
  lakeNear: { light: '#142C52', dark: '#0B2235' },
  // These are for the market, which is at noon in the light scheme and in the evening in the dark one.
  noonLow: { light: '#F6F2DF', dark: '#1A424B' },
  noonFar: { light: '#C3DAD2', dark: '#12363F' },
  noonHill: { light: '#A9CBB3', dark: '#0D2C36' },
  noonTree: { light: '#6E9F8C', dark: '#0A2630' },
  lawn: { light: '#9CC29B', dark: '#14404A' },
  lawnNear: { light: '#7DAE8E', dark: '#0F2F3A' },
  lawnTuft: { light: '#4C8B80', dark: '#1E4B54' },
  noonShadow: { light: '#5B6A35', dark: '#08202A' },
  counter: { light: '#EBD9AC', dark: '#B39C70' },
  stallShade: { light: '#CDBB94', dark: '#143640' },
  screen: { light: '#FFF6DF', dark: '#FFC861' },
  // These are times of day in the services section, from early mist to evening. In the dark scheme, all
  // are by moonlight.
  mistSky: { light: '#94B6DA', dark: '#12304A' },
  daySky: { light: '#78B0D2', dark: '#112C46' },
  morningGlow: { light: '#FBF1D6', dark: '#477482' },
  stormSky: { light: '#455878', dark: '#0B1A2C' },
  stormCloud: { light: '#7C86A0', dark: '#1C3650' },
  haze: { light: '#E5E7D1', dark: '#284F67' },
  eveningSky: { light: '#FBEBC4', dark: '#1F4A66' },
  eveningLow: { light: '#F3DC9E', dark: '#3A7480' },
  eveningSun: { light: '#FFE7BA', dark: '#A3C6C2' },
  eveningFar: { light: '#BFC3A0', dark: '#265569' },
  eveningMiddle: { light: '#829E94', dark: '#1F4558' },
  eveningNear: { light: '#2C4A5C', dark: '#0E2A3D' },
  rainSky: { light: '#8DB7CF', dark: '#112C46' },
  rainLow: { light: '#CFDDCF', dark: '#284F67' },
  rainCloud: { light: '#86A0B1', dark: '#1C3650' },
  weathered: { light: '#8C7459', dark: '#4A4238' },
  harvestSky: { light: '#F3C67D', dark: '#1F4A66' },
  apricot: { light: '#F2B184', dark: '#153F5E' },
  coral: { light: '#E8876F', dark: '#4A6468' },
  riverLit: { light: '#A9C4C4', dark: '#23586F' },
  riverDeep: { light: '#4A7488', dark: '#153F5E' },
  // This is the sunset below the services. By night, only a low afterglow is left.
  afterglow: { light: '#FFE0A0', dark: '#9A62405A' },
  sunsetHill: { light: '#7F9CA3', dark: '#1B3547' },
  sunsetHillFoot: { light: '#35566A', dark: '#0F2433' },
  sunsetNear: { light: '#55788A', dark: '#142A3B' },
  sunsetNearFoot: { light: '#1B344C', dark: '#0B1A28' },
  sunsetRim: { light: '#FFE9C4', dark: '#A67352' },
  // These are for hills, mist and lit edges in the services and the steps.
  dawnPeach: { light: '#F6A877', dark: '#8A8668' },
  dawnMist: { light: '#FBE6C6', dark: '#6E8C99' },
  dawnGround: { light: '#1E4F50', dark: '#0C2530' },
  dawnEdge: { light: '#FFE9B8', dark: '#D69C6A' },
  // These are values of `display`, for things that are drawn in only one scheme.
  byDay: { light: 'inline', dark: 'none' },
  byNight: { light: 'none', dark: 'inline' },
};

/** Every color of an illustration in a separate file, by its name in `var(--name)`. */
export const illustrationColors = { light: fileColorsIn('light'), dark: fileColorsIn('dark') };

function fileColorsIn(scheme: 'light' | 'dark'): Record<string, string> {
  const { band, scene, ...others } = colors[scheme];
  return { ...others, band: band.main, ...scene, ...inScheme(fileColors, scheme) };
}

/** MUI's CSS variable of every color of an inlined illustration, by its name. */
export const documentColors: Record<string, string> = {
  page: 'var(--mui-palette-background-default)',
  band: 'var(--mui-palette-band-main)',
  wheat: 'var(--mui-palette-wheat)',
  ...Object.fromEntries(
    Object.keys(colors.light.scene).map((name) => [name, `var(--mui-palette-scene-${name})`]),
  ),
};
