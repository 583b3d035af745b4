// These packages have no types.
declare module 'jsonfeed-schema';
declare module 'subset-font';
