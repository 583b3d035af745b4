import { render } from '@testing-library/react';

import { siteDocuments } from '../document/site-documents';
import { renderRoute } from '../testing/render-route';
import { PageStyles } from './page-styles';

test.each(siteDocuments.map(({ path }) => path))(
  '%s: every variable that a style names has a value',
  async (path) => {
    render(<PageStyles />);
    await renderRoute(path);

    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join('\n') + document.body.innerHTML;
    const named = [...styles.matchAll(/var\((--site-[\w-]+)/g)].map(([, name]) => name);
    const missing = named.filter((name) => !styles.includes(`${name}:`));
    expect([...new Set(missing)]).toEqual([]);
    expect(styles).not.toContain('(undefined');
  },
);
