import type { Graph } from 'schema-dts';

import { htmlDocument } from './document';

test('a text in the structured data cannot end its script element', () => {
  const description = '</script><script>alert(1)</script><!--';
  const html = htmlDocument({
    page: { head: '<title>Home</title>', css: '', root: '<div id="root"></div>' },
    structuredData: { '@context': 'https://schema.org', description } as unknown as Graph,
    scripts: [],
    isProduction: true,
  });

  const [script, ...others] = new DOMParser().parseFromString(html, 'text/html').scripts;
  expect(others).toEqual([]);
  expect(JSON.parse(script?.text ?? '')).toMatchObject({ description });
});
