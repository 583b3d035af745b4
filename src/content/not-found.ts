export const notFound = {
  title: '404 Error - Page Not Found',
  text: 'There is no page at this address. The link may be old or mistyped. Two roads lead on from here.',
  homeLink: 'Home page',
  careerLink: 'Open positions',
  picture: 'A signpost on the empty prairie, pointing both ways',
} as const;
