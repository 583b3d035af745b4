import type { CSSObject } from '@mui/material/styles';

/**
 * Styles for where the menu cannot open: without script, and in browsers without popovers (before
 * Firefox 125, Safari 17). There its links are a list that is always in the page.
 */
export function withoutMenu(styles: CSSObject): CSSObject {
  return {
    '@media (scripting: none)': styles,
    '@supports not selector(:popover-open)': styles,
  };
}
