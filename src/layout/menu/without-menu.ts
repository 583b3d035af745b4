/** Applies styles for visitors who cannot open a menu: without scripts, or without popovers. */
export const withoutMenu = <Styles extends object>(styles: Styles) => ({
  '@media (scripting: none)': styles,
  '@supports not selector(:popover-open)': styles,
});
