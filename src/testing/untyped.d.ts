// Packages without types: a JSON Schema of JSON Feed, and the path of a jar file.
declare module 'jsonfeed-schema';
declare module 'vnu-jar';
