import { realpathSync } from 'node:fs';

import { type Compiler, WebpackError } from 'webpack';

import { generatedFolder, writeContent } from './generated-content';
import { readSite, type SiteOptions } from './read-site';

/** For the development server: writes the content again when a YAML file has changed. */
export class ContentPlugin {
  private mistakes: string[] = [];

  constructor(private readonly options: SiteOptions) {}

  apply(compiler: Compiler) {
    const directory = realpathSync(this.options.directory); // as webpack names it

    compiler.hooks.watchRun.tap('ContentPlugin', ({ modifiedFiles, removedFiles }) => {
      const files = modifiedFiles && [...modifiedFiles, ...(removedFiles ?? [])];
      const isAffected = files?.some((file) => file.startsWith(directory)) ?? true;
      if (isAffected && this.writeContent()) forgetFiles(compiler);
    });

    compiler.hooks.afterCompile.tap('ContentPlugin', (compilation) => {
      compilation.contextDependencies.add(directory);
      if (this.mistakes.length === 0) return;
      // What imports content that was never written fails, too, which says no more.
      const others = compilation.errors.filter(
        ({ name, message }) => !message.includes("'@content/") && name !== 'CodeGenerationError',
      );
      const mistakes = this.mistakes.map((message) => new WebpackError(message));
      compilation.errors = [...mistakes, ...others];
    });
  }

  /** @returns whether anything was written */
  private writeContent(): boolean {
    const site = readSite(this.options);
    this.mistakes = 'mistakes' in site ? site.mistakes.map(({ message }) => message) : [];
    return 'content' in site && writeContent(site.content, generatedFolder(this.options.directory));
  }
}

/** webpack has read the folder before this compilation, and would use what it remembers. */
function forgetFiles(compiler: Compiler) {
  compiler.purgeInputFileSystem();
  compiler.fileTimestamps = new Map();
  compiler.contextTimestamps = new Map();
}
