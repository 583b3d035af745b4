import path from 'node:path';

import { type Compiler, WebpackError } from 'webpack';

import { readContent } from '../content/content';
import { writeContentModules } from '../content/content-modules';
import { chooseFonts } from '../fonts/site-fonts';
import { options, workDirectory } from '../options';

/** Reads the content before each compilation of the development server, which shows mistakes on the page. */
export class ContentPlugin {
  apply(compiler: Compiler): void {
    let error: WebpackError | undefined;
    let notes: string[] = [];
    compiler.hooks.beforeCompile.tapPromise(ContentPlugin.name, async () => {
      error = undefined;
      notes = [];
      try {
        const site = readContent(options.contentDirectory, options.buildDate);
        const chosen = await chooseFonts(site.characters);
        notes = chosen.notes;
        writeContentModules(site.content, chosen.fonts, path.join(workDirectory, 'content'));
      } catch (cause) {
        error = new WebpackError((cause as Error).message);
      }
    });
    // Reported in `afterCompile`: after an earlier error, the browser would request a hot update that was
    // never written.
    compiler.hooks.afterCompile.tap(ContentPlugin.name, (compilation) => {
      compilation.contextDependencies.add(path.resolve(options.contentDirectory));
      if (error) compilation.errors.push(error);
      compilation.warnings.push(...notes.map((note) => new WebpackError(note)));
    });
  }
}
