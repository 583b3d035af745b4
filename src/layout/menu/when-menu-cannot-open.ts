import type { CSSObject } from '@mui/material/styles';

/** Without JavaScript or without popovers. */
export function whenMenuCannotOpen(styles: CSSObject): CSSObject {
  return {
    '@media (scripting: none)': styles,
    '@supports not selector(:popover-open)': styles,
  };
}
