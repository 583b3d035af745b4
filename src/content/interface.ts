/** The words of the controls and landmarks around every page; most are heard and not seen. */
export const interfaceWords = {
  skipLink: 'Skip to content',
  contactBar: 'Contact details',
  navigation: 'Main',
  menu: 'Menu',
  closeMenu: 'Close menu',
  scrollToTop: 'Scroll to top',
  loadingPage: 'Loading page',
  newTab: '(opens in a new tab)',
} as const;

/** Names of the ways to reach somebody. */
export const contactWays = { address: 'Address', email: 'E-mail', phone: 'Phone' } as const;

/** What a copy button answers. */
export const copying = {
  done: 'Copied',
  refused: 'Your browser did not allow copying. Here is the text, selected:',
} as const;

export const copyLabel = (what: string) => `Copy ${what}`;
