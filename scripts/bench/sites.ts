import { spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

import { freePort } from '../../e2e/nginx';

/** A site being served. */
export type ServedSite = { origin: string; stop: () => void };

const plainDirectory = '.cache/plain-site';

/** Copies the built site with every script of its documents taken out; the bench's yardstick. */
export function writePlainSite(): string {
  rmSync(plainDirectory, { recursive: true, force: true });
  cpSync('dist', plainDirectory, { recursive: true });
  for (const file of readdirSync(plainDirectory, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.html')) continue;
    const target = path.join(plainDirectory, file);
    const html = readFileSync(target, 'utf8').replaceAll(/<script [^>]*src=[^>]*><\/script>/g, '');
    writeFileSync(target, html);
    writeFileSync(`${target}.br`, brotliCompressSync(html));
    rmSync(`${target}.gz`);
  }
  return plainDirectory;
}

/** Serves a directory as `npm start` does, on a free port. */
export async function serveSite(directory: string): Promise<ServedSite> {
  const port = await freePort();
  const server = spawn(process.execPath, ['--import', 'tsx', 'scripts/serve.ts'], {
    env: { ...process.env, PORT: String(port), SITE_DIRECTORY: directory },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await new Promise<void>((resolve, reject) => {
    server.stdout.once('data', () => resolve());
    server.once('exit', (code) => reject(new Error(`The server for ${directory} ended: ${code}`)));
  });
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
