// Only for `npm run analyze`. `npm run build` and `npm run dev` call webpack themselves.
require('tsx/cjs'); // lets this file load TypeScript modules
process.env.NODE_ENV = 'production'; // generator/options.ts reads it when it loads
module.exports = require('./generator/webpack/configurations').configurations();
