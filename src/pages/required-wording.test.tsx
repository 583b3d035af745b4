import { screen } from '@testing-library/react';

import { renderRoute } from '../testing/render-route';

// Words that docs/requirements.md quotes, as literals: renaming one in the code fails here. Those
// of the navigation are in e2e/support/page-objects.ts. Quoted words in content/ belong to the
// owner and are not tested.
test.each([
  ['/', ['MORE INFO', 'Useful Links', 'Follow us']],
  ['/career', ['View More']],
  ['/with-benefits', ['Duties', 'Requirements', 'Work Location', 'Apply Now']],
])('%s has the words %j', async (path, words) => {
  await renderRoute(path);

  for (const word of words) expect(screen.getAllByText(word)).not.toEqual([]);
});
