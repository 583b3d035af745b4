/** Importing a font file yields its public URL (webpack's asset modules). */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** The URLs of an SVG file in either color scheme (build/svg-loader.ts). */
declare module '*.svg' {
  const urls: { light: string; dark: string };
  export default urls;
}

/** An SVG file as a component. */
declare module '*.svg?react' {
  const SvgComponent: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default SvgComponent;
}
