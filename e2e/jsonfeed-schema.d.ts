declare module 'jsonfeed-schema' {
  /** JSON Schema (draft 7) of JSON Feed 1.1. */
  const schema: object;
  export default schema;
}
