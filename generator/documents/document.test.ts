/** @jest-environment jest-fixed-jsdom */
import type { Graph } from 'schema-dts';

import { content, now } from '../../fixtures/fixture-content';
import { pageMetadata } from '../../src/seo/metadata';
import { htmlDocument } from './document';

test('a text in the structured data cannot end its script element', () => {
  const text = { title: 'Home', description: 'The home page.' };
  const description = '</script><script>alert(1)</script><!--';
  const html = htmlDocument({
    page: {
      html: '',
      css: '',
      styleIds: [],
      metadata: pageMetadata(content, '/', text),
    },
    pagePath: '/',
    structuredData: { '@context': 'https://schema.org', description } as unknown as Graph,
    scripts: [],
    fonts: [],
    now,
    isProduction: true,
    isPreview: false,
    vitalsEndpoint: undefined,
  });

  const [script, ...others] = new DOMParser().parseFromString(html, 'text/html').scripts;
  expect(others).toEqual([]);
  expect(JSON.parse(script?.text ?? '')).toMatchObject({ description });
});
