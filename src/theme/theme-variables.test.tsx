import { render } from '@testing-library/react';

import { content } from '../../fixtures/fixture-content';
import { jobPath, paths } from '../content/paths';
import { renderRoute } from '../testing/render-route';
import { SiteGlobalStyles } from './global-styles';
import { variablePrefix } from './palette-variable';

const variables = new RegExp(String.raw`var\((--${variablePrefix}-[\w-]+)`, 'g');

test.each([paths.home, paths.career, ...content.jobs.map(jobPath), '/nowhere'])(
  '%s: every CSS variable in the styles is defined',
  async (path) => {
    render(<SiteGlobalStyles />);
    await renderRoute(path);

    const rules = [...document.styleSheets].flatMap(({ cssRules }) => [...cssRules]);
    const styles = rules.map(({ cssText }) => cssText).join('\n') + document.body.innerHTML;
    const used = [...styles.matchAll(variables)].map(([, name]) => name);
    expect(used.filter((name) => !styles.includes(`${name}:`))).toEqual([]);
    expect(styles).not.toContain('(undefined');
  },
);
