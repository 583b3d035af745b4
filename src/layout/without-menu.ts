import type { CSSObject } from '@mui/material/styles';

/** Styles for where the menu cannot open: without script, or popovers (before Firefox 125, Safari 17). */
export function withoutMenu(styles: CSSObject): CSSObject {
  return {
    '@media (scripting: none)': styles,
    '@supports not selector(:popover-open)': styles,
  };
}
