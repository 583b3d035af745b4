import { optimize } from 'svgo';
import type { LoaderContext } from 'webpack';

/** Takes out of a drawing what only its editor needs. */
export default function svgoLoader(this: LoaderContext<object>, drawing: string): string {
  return optimize(drawing, { path: this.resourcePath, multipass: true }).data;
}
