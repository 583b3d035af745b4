type Schemes = { light: string; dark: string };

/**
 * Contrast is at least 4.5:1 for text and 3:1 for meaningful borders and marks (WCAG 2.2 AA).
 * `wheat` is for small graphic accents only, never for text.
 */
const pageColors = {
  ink: { light: '#10233B', dark: '#E9F0F3' },
  muted: { light: '#4A5B6E', dark: '#A9B8C4' },
  page: { light: '#FBFAF7', dark: '#0C1722' },
  surface: { light: '#FFFFFF', dark: '#1A3043' },
  line: { light: '#E3E0D8', dark: '#304B60' },
  prairie: { light: '#0B5D57', dark: '#63BBAF' },
  prairieDeep: { light: '#084741', dark: '#7CCABF' },
  onPrairie: { light: '#FFFFFF', dark: '#06231F' },
  wheat: { light: '#E9A23B', dark: '#F2BC6A' },
  /** The background of tinted sections. */
  sky: { light: '#DCEBF2', dark: '#112638' },
  /** The background of what is under the pointer. */
  wash: { light: '#E4F0EE', dark: '#173439' },
};

/** The colors of the dark bands at both ends of each page: the top bar and the footer. */
const bandColors = {
  main: { light: '#10233B', dark: '#08111A' },
  text: { light: '#F3F6F8', dark: '#E9F0F3' },
  muted: { light: '#B4C2CF', dark: '#A9B8C4' },
  line: { light: '#2B4059', dark: '#1D2F40' },
};

/**
 * The colors of the landscape, and of the backgrounds behind it.
 *
 * Drawings have one light. A shadow begins at the foot of its thing and falls away from the point of the
 * ground below the sun, the lamp or the moon; it is about 1.4 times as long as the thing is high at
 * sunrise, 0.9 times in the morning and 0.2 to 0.3 times at noon. It is the ground's color, darkened and
 * half transparent: `shadow`, or `noonShadow` on grass. What faces the light has an edge in `rim`.
 */
const sceneColors = {
  skyTop: { light: '#CFE4EE', dark: '#0C1722' },
  skyLow: { light: '#F8F1E2', dark: '#2D5069' },
  sun: { light: '#F0A94A', dark: '#F5E3BC' },
  halo: { light: '#FBD79A', dark: '#6A8795' },
  farHill: { light: '#C4D9DC', dark: '#20425A' },
  middleHill: { light: '#A3C4C1', dark: '#1B3949' },
  wheatHill: { light: '#DDC48C', dark: '#26454B' },
  greenHill: { light: '#4C8B80', dark: '#1E4B54' },
  nearHill: { light: '#0E4F4B', dark: '#0F2F3A' },
  /** Furrows and crop rows. */
  row: { light: '#B3925A', dark: '#567A7C' },
  /** Shadows, and places that no light reaches, on any ground. */
  shadow: { light: '#9A7F4E', dark: '#16242A' },
  cloud: { light: '#FFFDF7', dark: '#517B93' },
  cloudShade: { light: '#CBDDE4', dark: '#2A4D66' },
  edge: { light: '#86A9B8', dark: '#4A708A' },
  post: { light: '#5B4A3A', dark: '#3A332B' },
  /** The painted iron of tools. */
  iron: { light: '#0E4F4B', dark: '#2F6F74' },
  ironLit: { light: '#4C8B80', dark: '#4C9394' },
  skin: { light: '#C08A5A', dark: '#A98763' },
  shirt: { light: '#2F6E84', dark: '#5389A3' },
  brick: { light: '#B4631B', dark: '#B06A34' },
  board: { light: '#FBF3E1', dark: '#BFAE8C' },
  field: { light: '#EFDDB0', dark: '#183039' },
  /** The night's first color, its zenith and horizon, and the sky at sunrise. */
  nightfall: { light: '#1D3850', dark: '#0A1826' },
  night: { light: '#0B1B30', dark: '#08121D' },
  nightLow: { light: '#1F3B6B', dark: '#12284A' },
  dawnLow: { light: '#F9D2A6', dark: '#1A5361' },
  glare: { light: '#FFE3AE', dark: '#2A5068' },
  /** The light on the edges of hills and posts. */
  rim: { light: '#FFF1CF', dark: '#8FB9C6' },
  lamp: { light: '#FFD98C', dark: '#FFC861' },
  /** The light around a lit window, only at night. */
  spill: { light: 'transparent', dark: '#FFC861' },
  /** Stars, and the outlines of hills and roofs: not drawn in the light scheme. */
  star: { light: 'none', dark: '#CFE3EC' },
  outline: { light: 'none', dark: '#4A708A' },
  road: { light: '#F8F1E2', dark: '#3C5A66' },
};

/** The colors of each scheme. MUI makes CSS variables of them, which every document carries. */
export const colors = { light: colorsIn('light'), dark: colorsIn('dark') };

function colorsIn(scheme: keyof Schemes) {
  return {
    ...inScheme(pageColors, scheme),
    band: inScheme(bandColors, scheme),
    scene: inScheme(sceneColors, scheme),
  };
}

export function inScheme<Name extends string>(
  pairs: Record<Name, Schemes>,
  scheme: keyof Schemes,
): Record<Name, string> {
  const values = Object.entries<Schemes>(pairs).map(([name, pair]) => [name, pair[scheme]]);
  return Object.fromEntries(values) as Record<Name, string>;
}
