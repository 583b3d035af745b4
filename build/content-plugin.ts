import path from 'node:path';

import { type Compiler, WebpackError } from 'webpack';

import { readContent } from './content';
import { writeContentModules } from './content-modules';
import { options, workDirectory } from './options';

/** Reads the content before each compilation. The development server shows mistakes on the page. */
export class ContentPlugin {
  apply(compiler: Compiler): void {
    const directory = path.resolve(options.contentDirectory);
    let mistakes: string[] = [];
    compiler.hooks.beforeCompile.tap(ContentPlugin.name, () => {
      const read = readContent(options.contentDirectory, options.today);
      mistakes = read.mistakes;
      if (mistakes.length === 0) {
        writeContentModules(read.content, path.join(workDirectory, 'content'));
      }
    });
    // After the hash is computed: otherwise, hot replacement requests an update that does not exist.
    compiler.hooks.afterCompile.tap(ContentPlugin.name, (compilation) => {
      compilation.contextDependencies.add(directory);
      compilation.errors.push(...mistakes.map((mistake) => new WebpackError(mistake)));
    });
  }
}
