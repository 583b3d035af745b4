import { rmSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';

import webpack from 'webpack';

import type { SiteContent } from '../../src/content/types';
import { basePath } from '../../src/environment';
import { writeContentModules } from '../content/content-modules';
import type { SiteFonts } from '../fonts/site-fonts';
import type { BuildOptions } from '../options';
import { configurations } from './configurations';
import { licenseText } from './licenses';

/** Compiles the app with this content: for the browser into `directory`, and for Node into the work directory. */
export async function compile(
  content: SiteContent,
  fonts: SiteFonts,
  options: BuildOptions,
  directory: string,
) {
  const modules = path.join(options.workDirectory, 'content');
  rmSync(modules, { recursive: true, force: true });
  writeContentModules(content, fonts, modules);
  const compiler = webpack(configurations(options, directory));
  const stats = await promisify(compiler.run.bind(compiler))();
  await promisify(compiler.close.bind(compiler))();
  const [client] = stats?.stats ?? [];
  if (!stats || !client) throw new Error('webpack returned no stats.');
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
  if (stats.hasWarnings()) console.warn(stats.toString('errors-warnings'));
  const { entrypoints = {} } = client.toJson({ all: false, entrypoints: true });
  return {
    /** The URLs of the scripts that every document loads. */
    scripts: entrypoints['main']?.assets?.map(({ name }) => basePath + name) ?? [],
    licenses: licenseText(client.compilation),
  };
}
