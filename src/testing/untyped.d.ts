// Has no types: a JSON Schema of JSON Feed.
declare module 'jsonfeed-schema';
