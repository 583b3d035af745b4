import { z } from 'zod';

import { mistakesBetweenFields } from './content-rules';
import { contentSchemas } from './content-schema';
import { siteContent, type ContentMistake, type FieldPath, type SiteContent } from './site-content';

/**
 * Every mistake in the content, file by file, as two lines to print: where it stands, and what is
 * wrong with an example of what is right. An empty list if the content may be published.
 */
export function contentMistakes(content: SiteContent): string[] {
  const files = Object.keys(contentSchemas) as (keyof SiteContent)[];
  const between = mistakesBetweenFields(content);
  return files.flatMap((file) => {
    const issues = contentSchemas[file].safeParse(content[file]).error?.issues ?? [];
    const mistakes = [
      ...issues.map(({ path, message }) => ({ file, path, message })),
      // A field that is wrong by itself is told once.
      ...between.filter(
        (mistake) =>
          mistake.file === file && !issues.some(({ path }) => leadsTo(mistake.path, path)),
      ),
    ];
    return mistakes.map((mistake) => asText(mistake, content));
  });
}

/** Ends the build, without a stack, when the content has mistakes. */
export function stopOnMistakes(): void {
  const mistakes = contentMistakes(siteContent);
  if (mistakes.length === 0) return;
  const count = mistakes.length === 1 ? 'one mistake' : `${mistakes.length} mistakes`;
  console.error([`The site was not built: its content has ${count}.`, ...mistakes].join('\n\n'));
  process.exit(1);
}

function leadsTo(path: FieldPath, inner: FieldPath): boolean {
  return path.every((key, depth) => inner[depth] === key);
}

function asText({ file, path, message }: ContentMistake, content: SiteContent): string {
  const title = titleAt(content[file], path);
  const where = `src/content/${file}: ${z.core.toDotPath(path)}`;
  return `${title === null ? where : `${where} ("${title}")`}\n  ${message}`;
}

/** The title of the list entry that a path leads into, by which people find it in the file. */
function titleAt(exports: object, path: FieldPath): string | null {
  const depth = path.findLastIndex((key) => typeof key === 'number') + 1;
  let entry: unknown = exports;
  for (const key of path.slice(0, depth)) {
    if (typeof entry === 'object' && entry !== null) entry = entry[key as keyof typeof entry];
  }
  return typeof entry === 'object' && entry !== null && 'title' in entry
    ? String(entry.title)
    : null;
}
