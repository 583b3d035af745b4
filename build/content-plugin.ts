import { realpathSync } from 'node:fs';

import { type Compiler, WebpackError } from 'webpack';

import { ContentError, mistakeText } from '../src/content/content-file.server';
import { generatedFolder, writeContent } from './generated-content';
import { readSite, type SiteOptions } from './read-site';

/**
 * For the development server: writes the content again when a YAML file has changed. That changes JSON
 * files, which makes webpack compile once more, with the new content.
 */
export class ContentPlugin {
  private mistakes: string[] = [];

  constructor(private readonly options: SiteOptions) {}

  apply(compiler: Compiler) {
    const folder = realpathSync(this.options.contentFolder); // as webpack names it
    this.writeContent();
    compiler.hooks.watchRun.tap('ContentPlugin', ({ modifiedFiles, removedFiles }) => {
      const files = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      if (files.some((file) => file.startsWith(folder))) this.writeContent();
    });
    compiler.hooks.afterCompile.tap('ContentPlugin', (compilation) => {
      compilation.contextDependencies.add(folder);
      if (this.mistakes.length === 0) return;
      // Other errors say no more: what imports content that was never written fails, too.
      compilation.errors = this.mistakes.map((mistake) => new WebpackError(mistake));
    });
  }

  private writeContent() {
    this.mistakes = [];
    try {
      const { content } = readSite(this.options);
      writeContent(content, generatedFolder(this.options.contentFolder));
    } catch (error) {
      if (!(error instanceof ContentError)) throw error;
      this.mistakes = error.mistakes.map(mistakeText);
    }
  }
}
