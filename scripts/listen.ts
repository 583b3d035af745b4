import { createServer, type RequestListener } from 'node:http';

import { basePath } from '../src/environment';

/** Serves requests at `PORT`, or 3000; `command` is what the user has started. */
export function listen(handler: RequestListener, command: string): void {
  const port = Number(process.env['PORT'] ?? 3000);
  createServer(handler)
    .on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EADDRINUSE') throw error;
      console.error(
        `Port ${port} is in use. Stop the program that uses it, or choose another port: PORT=${port + 1} ${command}`,
      );
      process.exit(1);
    })
    .listen(port, 'localhost', () =>
      console.log(`The site is at http://localhost:${port}${basePath}`),
    );
}
