/**
 * The environment variables of the build that browser code reads. webpack replaces them with literals
 * (generator/webpack/configurations.ts). docs/code.md lists all variables.
 */
declare namespace NodeJS {
  interface ProcessEnv {
    PUBLIC_PATH?: string;
    SITE_URL?: string;
    DEV_SERVER?: string;
  }
  interface Process {
    env: ProcessEnv;
  }
}
// eslint-disable-next-line no-var -- Node's types declare it with var
declare var process: NodeJS.Process;

/** For webpack's asset modules, an import gives the file's public URL. */
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

/** The font files for the characters of the content. The first file of each font has no `unicodeRange`. */
declare module '@content/fonts' {
  type FontFile = { file: string; unicodeRange?: string };
  export const displayFiles: FontFile[];
  export const textFiles: FontFile[];
}
