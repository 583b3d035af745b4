/**
 * Colors of the illustrations and the backgrounds behind them, available as
 * `--site-palette-scene-*`.
 */
export const sceneColors = {
  light: {
    skyTop: '#CFE4EE',
    skyLow: '#F8F1E2',
    sun: '#F0A94A',
    halo: '#FBD79A',
    hill1: '#C4D9DC',
    hill2: '#A3C4C1',
    hill3: '#DDC48C',
    hill4: '#4C8B80',
    hill5: '#0E4F4B',
    /** Furrows and crop rows. */
    row: '#B3925A',
    /** Lines between the points of a cloud. */
    link: '#86A9B8',
    star: '#2F6E84',
    post: '#5B4A3A',
    board: '#FBF3E1',
    field: '#EFDDB0',
    fieldLow: '#DDC48C',
    night: '#0D2035',
    nightLow: '#173A54',
    dawnHigh: '#7C81A6',
    dawnRose: '#E2B9B4',
    dawn: '#F3E8D0',
    dawnLow: '#F8CFA0',
    glare: '#FFE3AE',
    /** Light on the edges of hills and posts. */
    rim: '#FFF1CF',
    lamp: '#FFD98C',
    /** Light around a lit window, only at night. */
    spill: 'transparent',
    /** An SVG stroke: no stars by day. */
    stars: 'none',
  },
  dark: {
    skyTop: '#0C1722',
    skyLow: '#2D5069',
    sun: '#F5E3BC',
    halo: '#6A8795',
    hill1: '#20425A',
    hill2: '#1B3949',
    hill3: '#334240',
    hill4: '#1E4B54',
    hill5: '#0F2F3A',
    row: '#5E6D63',
    link: '#4A708A',
    star: '#CFE3EC',
    post: '#3A332B',
    board: '#C4C4BA',
    field: '#183039',
    fieldLow: '#183039',
    night: '#08121D',
    nightLow: '#0E2638',
    dawnHigh: '#1B3552',
    dawnRose: '#27415E',
    dawn: '#1D425B',
    dawnLow: '#335F78',
    glare: '#2A5068',
    rim: '#8FB9C6',
    lamp: '#FFC861',
    spill: '#FFC861',
    stars: '#CFE3EC',
  },
};
