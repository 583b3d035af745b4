require('tsx/cjs'); // lets this file load TypeScript modules
module.exports = require('./generator/webpack/configurations').configurations;
