import type { SiteContent } from '../../shared/content/types';
import { pagePaths } from './page-definition';
import type { PageServerModule } from './page-definition.server';
import { listPages } from './page-list';

export type DescribedPage = Awaited<ReturnType<typeof describePages>>[number];

/** @param now in ms since the epoch */
export async function describePages(content: SiteContent, now: number) {
  return Promise.all(
    listPages(content.jobs).map(async (page) => {
      const { lastChanged, structuredData } = await serverModule(page.name);
      const build = { content, path: page.path, now };
      return {
        /** URL paths, the canonical one first; `*` for the 404 page. */
        paths: pagePaths(page),
        lastChanged: lastChanged(build),
        structuredData: () => structuredData?.(build),
      };
    }),
  );
}

async function serverModule(name: string): Promise<PageServerModule> {
  return import(`./${name}/page.server`) as Promise<PageServerModule>;
}
