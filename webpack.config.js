require('tsx/cjs'); // lets this file load TypeScript modules
module.exports = require('./build/webpack/configurations').configurations;
