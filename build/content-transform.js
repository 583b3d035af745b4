/** Jest's transform of content files: the same modules as content-loader.ts, but in CommonJS. */
const { realpathSync } = require('node:fs');
const path = require('node:path');

const { transformSync } = require('@babel/core');
const tsx = require('tsx/cjs/api');

const { contentModule } = tsx.require('./content-loader.ts', __filename);
const { readSiteOrThrow } = tsx.require('./read-site.ts', __filename);

let site;

function moduleOf(file, { transformerConfig: options }) {
  site ??= readSiteOrThrow(options);
  return contentModule(site.content, path.relative(realpathSync(options.directory), file));
}

module.exports = {
  process: (_text, file, options) => transformSync(moduleOf(file, options), { filename: file }),
  // The key is the module itself, because it also depends on other content files.
  getCacheKey: (_text, file, options) => moduleOf(file, options),
};
