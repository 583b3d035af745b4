import { render } from '@testing-library/react';

import { paths } from '../../shared/paths';
import { renderRoute } from '../testing/render-route';
import { SiteGlobalStyles } from './global-styles';
import { variablePrefix } from './mui/palette-variable';

// Browsers leave out colors and sizes that are not defined, without an error.
test.each([paths.home, paths.career, '/with-benefits', '/nowhere'])(
  '%s has every color and size of the theme that its styles use',
  async (path) => {
    render(<SiteGlobalStyles />);
    await renderRoute(path);

    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join('\n') + document.body.innerHTML;
    const variables = new RegExp(String.raw`var\((--${variablePrefix}-[\w-]+)`, 'g');
    const used = [...styles.matchAll(variables)].map(([, name]) => name);
    expect(used).not.toEqual([]);
    expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
  },
);
