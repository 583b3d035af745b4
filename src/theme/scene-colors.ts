/**
 * Colors of the landscape and the backgrounds behind it. Every document has them as CSS variables,
 * `--mui-palette-scene-*`. Colors that only separate SVG files use are in
 * `illustration-colors.ts`.
 */
export const sceneColors = {
  light: {
    skyTop: '#CFE4EE',
    skyLow: '#F8F1E2',
    sun: '#F0A94A',
    halo: '#FBD79A',
    farHill: '#C4D9DC',
    middleHill: '#A3C4C1',
    wheatHill: '#DDC48C',
    greenHill: '#4C8B80',
    nearHill: '#0E4F4B',
    /** Furrows and crop rows. */
    row: '#B3925A',
    /** Clouds and constellations are graphs: lines (`edge`) between points. */
    cloud: '#FFFDF7',
    cloudShade: '#CBDDE4',
    edge: '#86A9B8',
    /** The graphs' points. */
    node: '#2F6E84',
    post: '#5B4A3A',
    skin: '#C08A5A',
    board: '#FBF3E1',
    field: '#EFDDB0',
    /** The night's zenith and horizon, and the sky at sunrise. */
    night: '#0B1B30',
    nightLow: '#1F3B6B',
    dawnLow: '#F9D2A6',
    glare: '#FFE3AE',
    /** Light on the edges of hills and posts. */
    rim: '#FFF1CF',
    lamp: '#FFD98C',
    /** Light around a lit window, only at night. */
    spill: 'transparent',
    /** Stars, and the outlines of hills and roofs: not drawn in the light scheme. */
    star: 'none',
    outline: 'none',
    road: '#F8F1E2',
  },
  dark: {
    skyTop: '#0C1722',
    skyLow: '#2D5069',
    sun: '#F5E3BC',
    halo: '#6A8795',
    farHill: '#20425A',
    middleHill: '#1B3949',
    wheatHill: '#26454B',
    greenHill: '#1E4B54',
    nearHill: '#0F2F3A',
    row: '#567A7C',
    cloud: '#517B93',
    cloudShade: '#2A4D66',
    edge: '#4A708A',
    node: '#CFE3EC',
    post: '#3A332B',
    skin: '#A98763',
    board: '#BFAE8C',
    field: '#183039',
    night: '#08121D',
    nightLow: '#12284A',
    dawnLow: '#1A5361',
    glare: '#2A5068',
    rim: '#8FB9C6',
    lamp: '#FFC861',
    spill: '#FFC861',
    star: '#CFE3EC',
    outline: '#4A708A',
    road: '#3C5A66',
  },
};
