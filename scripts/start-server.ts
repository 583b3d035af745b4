import { createServer, type RequestListener } from 'node:http';

import { basePath, port as readPort } from '../generator/environment';

/** Starts a server on the port in `PORT` (default 3000). */
export function startServer(handler: RequestListener): void {
  const port = readPort('PORT', 3000);
  createServer(handler)
    .on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      console.error(
        `Port ${port} is in use. Stop the program that uses it, or set the environment variable PORT to another port, for example ${port + 1}.`,
      );
      process.exit(1);
    })
    .listen(port, 'localhost', () =>
      console.log(`The site is at http://localhost:${port}${basePath()}`),
    );
}
