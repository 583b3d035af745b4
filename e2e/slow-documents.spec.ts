import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { jobPath, paths } from '../src/content/paths';
import { layoutShift } from './support/page-functions';
import { originOf, sites } from './support/sites';
import { expect, longestTitle, test, unknownPath } from './support/test';
import { expectHydrated, nextFrames } from './support/visiting';

const pieceCount = 25;

let server: Server;
let origin: string;
/** The response whose document the test sends piece by piece. */
let response: ServerResponse;

test.beforeAll(async () => {
  server = createServer((request, incoming) => {
    if (request.headers['sec-fetch-dest'] === 'document') {
      response = incoming;
      server.emit('document');
    } else {
      void copyFile(String(request.url), incoming);
    }
  }).listen();
  await once(server, 'listening');
  origin = `http://localhost:${(server.address() as AddressInfo).port}`;
});

test.afterAll(() => {
  server.closeAllConnections();
  server.close();
});

async function copyFile(url: string, copy: ServerResponse) {
  const file = await fetch(originOf(sites.fixture) + url);
  copy.setHeader('content-type', String(file.headers.get('content-type')));
  copy.end(Buffer.from(await file.arrayBuffer()));
}

for (const path of [paths.home, paths.career, jobPath(longestTitle), unknownPath]) {
  test(`${path} does not shift while its document arrives`, async ({ page }) => {
    const text = await (await fetch(originOf(sites.fixture) + path)).text();
    const body = text.indexOf('<body');
    const length = Math.ceil((text.length - body) / pieceCount);
    for (const width of [360, 768, 1280]) {
      await test.step(`at ${width} px`, async () => {
        await page.setViewportSize({ width, height: 800 });
        const requested = once(server, 'document');
        const committed = page.goto(origin + path, { waitUntil: 'commit' });
        await requested;
        response.setHeader('content-type', 'text/html; charset=utf-8');
        response.write(text.slice(0, body));
        await committed;
        for (let start = body; start < text.length; start += length) {
          response.write(text.slice(start, start + length));
          await nextFrames(page);
        }
        response.end();
        await expectHydrated(page);
        // The links of the navigation, which are aligned right, move a little.
        expect(await page.evaluate(layoutShift)).toBeLessThanOrEqual(0.01);
      });
    }
  });
}
