import { type Compiler, sources } from 'webpack';

import { feedXml, jobsJson } from '../src/document/feeds';
import { feedFiles } from '../src/document/head';
import { robotsTxt, sitemapXml, webManifest } from '../src/document/site-files';
import { drawPreviewPictures, type PictureFile } from './preview-pictures';

/**
 * Emits what machines read beside the documents: sitemap, feeds, robots.txt, manifest, preview
 * pictures.
 */
export class SiteFilesPlugin {
  readonly #today: string;
  /** Drawn once, however often a development server compiles. */
  #pictures: Promise<PictureFile[]> | undefined;

  /** @param today ISO 8601 date of the build */
  constructor(today: string) {
    this.#today = today;
  }

  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap(SiteFilesPlugin.name, (compilation) => {
      compilation.hooks.processAssets.tapPromise(SiteFilesPlugin.name, async () => {
        const emit = (file: string, content: string | Buffer) =>
          compilation.emitAsset(file, new sources.RawSource(content));

        emit('sitemap.xml', sitemapXml(this.#today));
        emit(feedFiles.json, jobsJson(this.#today));
        emit(feedFiles.atom, feedXml(this.#today));
        emit('robots.txt', robotsTxt());
        emit('site.webmanifest', webManifest());
        this.#pictures ??= drawPreviewPictures();
        for (const { file, png } of await this.#pictures) emit(file, png);
      });
    });
  }
}
