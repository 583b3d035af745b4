import { rmSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import webpack from 'webpack';

import type * as ServerEntry from '../../src/entry.server';
import { type ModuleContent, writeContentModules } from '../content/content-modules';
import type { BuildOptions } from '../options';
import { configurations } from './configurations';
import { licenseText } from './licenses';

/**
 * Compiles the app with this content: for the browser into `directory`, and for Node into the work
 * directory.
 */
export async function compile(content: ModuleContent, options: BuildOptions, directory: string) {
  const modules = path.join(options.workDirectory, 'content');
  rmSync(modules, { recursive: true, force: true });
  writeContentModules(content, modules);
  const [client, server] = configurations(options, directory);
  const compiler = webpack([client, server]);
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [clientStats] = stats?.stats ?? [];
  if (!stats || !clientStats) throw new Error('webpack returned no stats.');
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
  const { entrypoints = {} } = clientStats.toJson({ all: false, entrypoints: true });
  return {
    /** The URLs of the scripts that every document loads. */
    scripts: entrypoints['main']?.assets?.map(({ name }) => options.basePath + name) ?? [],
    licenses: licenseText(clientStats.compilation),
    /** The app compiled for Node. */
    app: (await import(
      pathToFileURL(path.join(server.output.path, 'main.js')).href
    )) as typeof ServerEntry,
  };
}
