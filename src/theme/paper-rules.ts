const hidden = { display: 'none !important' };

/**
 * Makes pages print as their words, black on white, below each other. The rules are `!important`,
 * because components' own styles are classes, which come later. Elements say with `data-media` that
 * they are only for screens or only for paper. A component has print styles of its own only if paper
 * shows something that screens do not.
 */
export const paperRules = {
  '@page': { margin: '16mm 18mm' },
  '@media screen': { '[data-media="print"]': hidden },
  '@media print': {
    html: { fontSize: '80%' },
    body: { backgroundColor: 'transparent' },
    '#root > :not(main), main :is(svg, img, button, nav), [data-media="screen"]': hidden,
    'main *, main *::before, main *::after': {
      minHeight: '0 !important',
      maxWidth: 'none !important',
      background: 'none !important',
      boxShadow: 'none !important',
      fontSize: '1rem !important',
    },
    'main :is(article, header, section), main div:not([data-media])': {
      display: 'block !important',
      padding: '0 !important',
    },
    'main :is(ul, ol)': { marginInline: '0 !important' },
    'main :is(h1, h2, h3, section[aria-labelledby])': { marginTop: '1.5rem !important' },
    h1: { fontSize: '2rem !important' },
    h2: { fontSize: '1.5rem !important' },
    h3: { fontSize: '1.25rem !important' },
    'h1, h2, h3': { breakAfter: 'avoid' },
    'li, section[aria-labelledby]': { breakInside: 'avoid' },
  },
};
