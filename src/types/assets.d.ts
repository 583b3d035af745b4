/** webpack asset modules: importing a file yields its public URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

/** An SVG file as a component (generator/webpack/svg-component-loader.ts). */
declare module '*.svg?react' {
  const SvgComponent: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default SvgComponent;
}

/**
 * The font files for the characters of the content. The first file of each font has no
 * `unicodeRange`.
 */
declare module '@content/fonts' {
  type FontFile = { file: string; unicodeRange?: string };
  export const displayFiles: FontFile[];
  export const textFiles: FontFile[];
}
