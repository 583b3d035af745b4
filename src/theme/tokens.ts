import { sceneColors } from './scene-colors';

/**
 * Contrast is at least 4.5:1 for text and 3:1 for meaningful borders and marks (WCAG 2.2 AA).
 * `wheat` is for small graphic accents only, never for text.
 */
export const colors = {
  light: {
    ink: '#10233B',
    muted: '#4A5B6E',
    page: '#FBFAF7',
    surface: '#FFFFFF',
    line: '#E3E0D8',
    prairie: '#0B5D57',
    prairieDeep: '#084741',
    onPrairie: '#FFFFFF',
    wheat: '#E9A23B',
    /** Background of tinted sections. */
    sky: '#DCEBF2',
    /** Background on hover. */
    wash: '#E4F0EE',
    /** The top bar and the footer. */
    band: { main: '#10233B', text: '#F3F6F8', muted: '#B4C2CF', line: '#2B4059' },
    scene: sceneColors.light,
  },
  dark: {
    ink: '#E9F0F3',
    muted: '#A9B8C4',
    page: '#0C1722',
    surface: '#132231',
    line: '#24384B',
    prairie: '#6CCABD',
    prairieDeep: '#8AD9CE',
    onPrairie: '#06231F',
    wheat: '#F2BC6A',
    sky: '#112638',
    wash: '#173439',
    band: { main: '#08111A', text: '#E9F0F3', muted: '#A9B8C4', line: '#1D2F40' },
    scene: sceneColors.dark,
  },
};

/**
 * Card colors on the home page's colored sections. Not CSS variables, which every document would
 * carry.
 */
export const cardColors = {
  /** Cards by day are white in the light scheme. */
  onDay: { dark: { surface: '#1B3347', line: '#36536A' } },
} as const;

/** Dims the page behind the open menu. */
export const backdropColor = 'rgb(8 17 26 / 0.55)';

export const motion = { duration: '200ms', easing: 'cubic-bezier(0.2, 0, 0, 1)' } as const;
