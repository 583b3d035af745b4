import { realpathSync } from 'node:fs';
import path from 'node:path';

import type { Compilation, LoaderContext } from 'webpack';

import { contentModule } from './content-module';
import type { SiteOptions } from './environment';
import { readSite, type Site } from './read-site';

/** All content files of a compilation are read at once: each needs facts from others. */
const sites = new WeakMap<Compilation, Site>();

/** Turns a content file into a module. */
export default function contentLoader(this: LoaderContext<SiteOptions>): string {
  const options = this.getOptions();
  const directory = realpathSync(options.directory);
  this.addContextDependency(directory);
  const compilation = this._compilation as Compilation;
  const site = sites.get(compilation) ?? readSite(options);
  sites.set(compilation, site);
  return contentModule(site, path.relative(directory, this.resourcePath));
}
