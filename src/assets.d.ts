/** webpack asset modules: importing a file yields its public URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

/** An SVG file as a component (build/svg-loader.ts). */
declare module '*.svg?react' {
  const SvgComponent: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default SvgComponent;
}
