/**
 * `npm run dev`: serves the app in development mode. When a file changes, the page updates itself,
 * or shows the mistake in the file.
 */
import { readFileSync } from 'node:fs';

import sirv from 'sirv';
import webpack from 'webpack';
import devMiddleware from 'webpack-dev-middleware';

import { readBuildOptions } from '../generator/options';
import { failWith } from '../generator/user-error';
import { startServer } from './start-server';

// Set before the import below: Babel and the plugins read them when they load.
process.env['NODE_ENV'] = 'development';
process.env['DEV_SERVER'] = 'true';

async function main() {
  const { configurations } = await import('../generator/webpack/configurations');
  const options = readBuildOptions();
  const [client] = configurations(options);
  const compiled = devMiddleware(webpack({ ...client, stats: 'errors-warnings' }), { hot: true });
  const files = sirv('public', { dev: true });
  // The same empty document for all pages: the app renders them.
  const document = readFileSync('scripts/dev.html', 'utf8').replace(
    'src="/',
    `src="${options.basePath}`,
  );
  startServer((request, response) => {
    const sendDocument = () => {
      response.setHeader('Content-Type', 'text/html').end(document);
    };
    void compiled(request, response, () => files(request, response, sendDocument));
  });
}

main().catch((error: unknown) => {
  failWith(error);
  process.exit(); // webpack would keep watching the files
});
