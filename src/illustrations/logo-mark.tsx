/**
 * The mark: three strata rising to the right – prairie rows and a stack – with a low wheat sun.
 * The rows take the text colour, because the mark stands on light and on dark ground. Their left
 * edges lie on a 4/3 unit grid, which is whole pixels at 24, 48 and 72 px. The same shape is in
 * public/icon.svg; change both together.
 */
export function LogoMark() {
  return (
    <svg viewBox="0 0 32 32" width="32" height="32" aria-hidden="true" focusable="false">
      <path
        fill="currentColor"
        d="M0 14.67C18 14.67 30 12 32 0v10c-6 6.5-17 8.67-32 8.67zm0 6.66c15 0 26-2.13 32-8v8c-8 3.3-17 4-32 4zM0 28c15 0 24-.7 32-3.8V32H0z"
      />
      <circle fill="var(--site-palette-wheat)" cx="10.67" cy="6.67" r="5.33" />
    </svg>
  );
}
