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

/** Only in development (webpack.js.org/api/hot-module-replacement). */
interface ImportMeta {
  readonly webpackHot?: {
    accept(modules: string | string[], callback?: () => Promise<void>): void;
  };
}

/** Only in development (github.com/facebook/react/issues/16604). */
declare module 'react-refresh/runtime' {
  export function performReactRefresh(): void;
}
