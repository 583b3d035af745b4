import path from 'node:path';

import { type Compiler, WebpackError } from 'webpack';

import { writeContentModules } from '../content/content-modules';
import { readSite } from '../content/read-site';
import type { BuildOptions } from '../options';
import { UserError } from '../user-error';

/**
 * Reads the content before each compilation of the development server, which shows mistakes on the
 * page.
 */
export class ContentPlugin {
  constructor(private readonly options: BuildOptions) {}

  apply(compiler: Compiler): void {
    const { contentDirectory, workDirectory } = this.options;
    let error: WebpackError | undefined;
    let warnings: string[] = [];
    compiler.hooks.beforeCompile.tapPromise(ContentPlugin.name, async () => {
      error = undefined;
      warnings = [];
      try {
        const site = await readSite(this.options);
        warnings = site.fontWarnings;
        writeContentModules(site, path.join(workDirectory, 'content'));
      } catch (cause) {
        const { message, stack } = cause as Error;
        error = new WebpackError(cause instanceof UserError ? message : stack);
      }
    });
    // Reported after compiling: if webpack stopped earlier, the browser would request a hot update
    // that nobody has written.
    compiler.hooks.afterCompile.tap(ContentPlugin.name, (compilation) => {
      compilation.contextDependencies.add(path.resolve(contentDirectory));
      if (error) compilation.errors.push(error);
      compilation.warnings.push(...warnings.map((warning) => new WebpackError(warning)));
    });
  }
}
