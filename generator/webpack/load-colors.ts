import path from 'node:path';

import type { LoaderContext } from 'webpack';

type Colors = typeof import('../../src/theme/illustration-colors');

/** The theme's colors, compiled by webpack, so that the development server notices when they change. */
export function loadColors(context: LoaderContext<object>): Promise<Colors> {
  return context.importModule(path.resolve('src/theme/illustration-colors.ts'));
}
