import { realpathSync } from 'node:fs';

import { type Compiler, WebpackError } from 'webpack';

import { ContentError, mistakeText } from '../src/content/content-file.server';
import { generatedFolder, writeContent } from './generated-content';
import { readSite, type SiteOptions } from './read-site';

/**
 * Writes the content again when a YAML file has changed while the development server runs. That changes
 * JSON files, so webpack compiles once more, with the new content.
 */
export class ContentPlugin {
  private mistakes: string[] = [];

  constructor(private readonly options: SiteOptions) {}

  apply(compiler: Compiler) {
    const folder = realpathSync(this.options.contentFolder); // webpack reports changed files by their real paths
    this.writeContent();
    compiler.hooks.watchRun.tap('ContentPlugin', ({ modifiedFiles, removedFiles }) => {
      const files = [...(modifiedFiles ?? []), ...(removedFiles ?? [])];
      if (files.some((file) => file.startsWith(folder))) this.writeContent();
    });
    compiler.hooks.afterCompile.tap('ContentPlugin', (compilation) => {
      compilation.contextDependencies.add(folder);
      if (this.mistakes.length === 0) return;
      // All other errors follow from these, because modules import content that was not written.
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
