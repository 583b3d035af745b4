import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import type { Compiler } from 'webpack';
import { z } from 'zod';

import { UserError } from './user-error';

/** In the folder that webpack writes, beside the site. */
const fileName = 'entry-scripts.json';

/** Writes down which scripts start the app. The others are chunks, which these load. */
export class EntryScriptsPlugin {
  constructor(private readonly directory: string) {}

  apply(compiler: Compiler) {
    compiler.hooks.done.tap('EntryScriptsPlugin', (stats) => {
      if (stats.hasErrors()) return;
      const { entrypoints } = stats.toJson({ all: false, entrypoints: true });
      const files = entrypoints?.['main']?.assets?.map(({ name }) => name) ?? [];
      const scripts = files.filter((name) => name.endsWith('.js'));
      writeFileSync(path.join(this.directory, fileName), JSON.stringify(scripts));
    });
  }
}

/** The scripts that every document loads: `static/js/main.1a2b3c4d.js`. Throws if there is none. */
export function readEntryScripts(directory: string): string[] {
  const json = readFileSync(path.join(directory, fileName), 'utf8');
  const scripts = z.array(z.string()).parse(JSON.parse(json));
  if (scripts.length === 0) {
    throw new UserError(
      'The site was not built: webpack wrote no script that starts the app. Look at "entry" in webpack.config.js.',
    );
  }
  return scripts;
}
