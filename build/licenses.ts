import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Compilation } from 'webpack';

/**
 * Text of `licenses.txt`: name, version, licence and licence text of every package of which something
 * is shipped, fonts included. Not license-webpack-plugin, which misses re-exported packages (stylis),
 * nor webpack-license-plugin, which publishes a JSON file besides and leaves the text to us.
 */
export function licenseText({ fileDependencies }: Compilation): string {
  const directories = [...fileDependencies]
    // webpack depends on its loaders too, but they are not shipped.
    .filter((file) => !/babel-loader|@svgr/.test(file))
    .flatMap((file) => packageDirectory.exec(file)?.[0] ?? []);
  return [...new Set(directories)]
    .sort()
    .map(describePackage)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

const packageDirectory = /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/;

function describePackage(directory: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(directory, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(directory).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (license === undefined && file === undefined) {
    throw new Error(`${name} is shipped and names no licence: find it out, or do without.`);
  }
  const text = file === undefined ? '' : `\n${readFileSync(path.join(directory, file), 'utf8')}`;
  return `${name}\n${version}, ${license ?? 'see below'}\n${text}`;
}
