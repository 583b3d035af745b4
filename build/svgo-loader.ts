import { optimize, type PluginConfig } from 'svgo';
import type { LoaderContext } from 'webpack';

// `inlineStyles` would put the light colours where no media query can change them.
const plugins: PluginConfig[] = [
  { name: 'preset-default', params: { overrides: { inlineStyles: false } } },
];

/** Takes out of a drawing what only its editor needs. */
export default function svgoLoader(this: LoaderContext<object>, drawing: string): string {
  return optimize(drawing, { path: this.resourcePath, multipass: true, plugins }).data;
}
