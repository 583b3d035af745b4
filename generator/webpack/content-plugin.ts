import path from 'node:path';

import { type Compiler, WebpackError } from 'webpack';

import { readContent } from '../content/content';
import { writeContentModules } from '../content/content-modules';
import { options, workDirectory } from '../options';

/** Reads the content before each compilation of the development server, which shows mistakes on the page. */
export class ContentPlugin {
  apply(compiler: Compiler): void {
    let error: WebpackError | undefined;
    compiler.hooks.beforeCompile.tap(ContentPlugin.name, () => {
      error = undefined;
      try {
        const { content } = readContent(options.contentDirectory, options.buildDate);
        writeContentModules(content, path.join(workDirectory, 'content'));
      } catch (cause) {
        error = new WebpackError((cause as Error).message);
      }
    });
    // Reported in `afterCompile`: after an earlier error, the browser would request a hot update that was
    // never written.
    compiler.hooks.afterCompile.tap(ContentPlugin.name, (compilation) => {
      compilation.contextDependencies.add(path.resolve(options.contentDirectory));
      if (error) compilation.errors.push(error);
    });
  }
}
