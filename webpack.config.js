// Only for `npm run analyze`, which builds first: this needs the content modules of a build.
// `npm run build` and `npm run dev` call webpack themselves.
require('tsx/cjs'); // lets this file load TypeScript modules
process.env.NODE_ENV = 'production';
const { readBuildOptions } = require('./generator/options');
const { configurations } = require('./generator/webpack/configurations');

module.exports = configurations(readBuildOptions());
