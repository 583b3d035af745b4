// This package has no types.
declare module 'jsonfeed-schema';
