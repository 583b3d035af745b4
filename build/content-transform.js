/** Jest's transform of the content files: like content-loader.ts, but to CommonJS. */
const { realpathSync } = require('node:fs');
const path = require('node:path');

const { transformSync } = require('@babel/core');
const tsx = require('tsx/cjs/api');

const { contentModule } = tsx.require('./content-loader.ts', __filename);
const { readSite } = tsx.require('./read-site.ts', __filename);

let site;

function moduleOf(file, { transformerConfig: options }) {
  site ??= readSite(options);
  return contentModule(site, path.relative(realpathSync(options.directory), file));
}

module.exports = {
  process: (_text, file, options) => transformSync(moduleOf(file, options), { filename: file }),
  // A module also depends on other content files.
  getCacheKey: (_text, file, options) => moduleOf(file, options),
};
