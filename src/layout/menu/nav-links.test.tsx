import { fireEvent, screen } from '@testing-library/react';

import { renderRoute } from '../../testing/render-route';

const hidePopover = jest.fn();

// jsdom has no popovers.
beforeEach(() => void Object.assign(HTMLElement.prototype, { popover: null, hidePopover }));
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, 'popover');
  Reflect.deleteProperty(HTMLElement.prototype, 'hidePopover');
});

test.each([
  ['Ctrl', { ctrlKey: true }, false],
  ['⌘', { metaKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
  ['no key', {}, true],
])('a link of the menu, clicked with %s, closes it: %s', async (_key, modifiers, closes) => {
  await renderRoute('/');
  hidePopover.mockClear();
  const [link] = screen.getAllByRole('link', { name: 'Contact', hidden: true });
  if (!link) throw new Error('There is no link to Contact.');
  // The browser would open a new tab or window.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  fireEvent.click(link, modifiers);

  expect(hidePopover).toHaveBeenCalledTimes(Number(closes));
});
