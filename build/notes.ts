import { annotate } from './annotate';
import { lettersOf, lettersWithoutFont, previewFields } from './preview-images';
import type { Site } from './read-site';
import { unfilledFacts } from './unfilled-facts';

/** Prints what the owner may have forgotten. */
export async function printNotes(site: Site): Promise<void> {
  const { content, drafts, url, isPreviewBuild } = site;
  for (const slug of drafts) {
    console.log(`jobs/${slug}.yaml is a draft: careers.yaml does not list it.`);
  }
  for (const note of await previewNotes(site)) console.log(note);
  if (isPreviewBuild) {
    const note = `This build is a preview, which search engines do not index (docs/hosting.md). It is for ${url}; siteUrl in company.yaml is ${content.company.siteUrl}.`;
    console.log(note);
    annotate('warning', note);
  }
  const unfilled = unfilledFacts(content.company);
  if (unfilled.length > 0) {
    console.warn(
      `Not ready to publish: company.yaml still has made-up facts (${unfilled.length}). "npm run check:release" lists them.`,
    );
  }
}

/** Returns a note for each field with letters that the preview images of shared links leave out. */
export async function previewNotes({ content }: Site): Promise<string[]> {
  const fields = previewFields(content);
  const missing = await lettersWithoutFont(fields.map(({ text }) => text));
  return fields.flatMap(({ name, path, text }) => {
    const letters = lettersOf(text).filter((letter) => missing.has(letter));
    if (letters.length === 0) return [];
    return [
      `${name}, ${path.join(', ')}: the picture of shared links can't show ${letters.join(' ')}, and leaves it out.`,
    ];
  });
}
