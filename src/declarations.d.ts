/**
 * The environment variables of the build that browser code reads. webpack replaces them with literals
 * (generator/webpack/configurations.ts). docs/code.md lists all.
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

/** webpack's asset modules: the file's public URL. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

declare module '*.svg' {
  const url: string;
  export default url;
}

/** An illustration or icon as a component (generator/webpack/svg-component-loader.ts). */
declare module '*.svg?react' {
  const Illustration: import('react').FunctionComponent<import('react').SVGProps<SVGSVGElement>>;
  export default Illustration;
}

/** The font files for the characters of the content. The first of each font has no `unicodeRange`. */
declare module '@content/fonts' {
  type FontFile = { file: string; unicodeRange?: string };
  export const displayFiles: FontFile[];
  export const textFiles: FontFile[];
}
