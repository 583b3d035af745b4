import path from 'node:path';
import type { LoaderContext } from 'webpack';
import { readContent } from '../generator/content/read-content';

const names: Record<string, string> = {
  'cloud-technologies': 'cloudTechnologies',
  'not-found': 'notFound',
};
export default function (this: LoaderContext<{ contentDirectory: string; buildDate?: string }>) {
  const { contentDirectory, buildDate } = this.getOptions();
  const { content } = readContent(contentDirectory, buildDate);
  const { dir, name } = path.parse(this.resourcePath);
  this.addContextDependency(path.resolve(contentDirectory));
  if (dir.endsWith('jobs'))
    return `export default ${JSON.stringify(content.jobs.find(({ slug }) => slug === name))}`;
  const own = `export default ${JSON.stringify((content as any)[names[name] ?? name])};`;
  if (name !== 'careers') return own;
  const list = content.jobs.map(
    ({ slug, title, salary, summary, employmentType, icon, closesAt }) =>
      `{ ...${JSON.stringify({ slug, title, salary, summary, employmentType, icon, closesAt })}, load: () => import('./jobs/${slug}.yaml') }`,
  );
  return `${own}\nexport const jobs = [${list.join(',')}];`;
}
