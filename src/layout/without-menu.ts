import type { CSSObject } from '@mui/material/styles';

/** Styles for browsers without script or popovers (before Firefox 125, Safari 17), where the menu cannot open. */
export function withoutMenu(styles: CSSObject): CSSObject {
  return {
    '@media (scripting: none)': styles,
    '@supports not selector(:popover-open)': styles,
  };
}
