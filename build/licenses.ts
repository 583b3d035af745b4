import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Compilation } from 'webpack';

/**
 * Text of `licenses.txt`: name, version and licence of every package that is shipped in whole or in
 * part, fonts included. license-webpack-plugin misses re-exported packages (stylis), and
 * webpack-license-plugin publishes a JSON file and leaves the text to us.
 */
export function licenseText({ fileDependencies }: Compilation): string {
  const directories = [...fileDependencies]
    // Loaders are dependencies too, but they are not shipped.
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
    throw new Error(
      `${name} is shipped and names no licence. Find out which one it has, or remove the package.`,
    );
  }
  const text = file === undefined ? '' : `\n${readFileSync(path.join(directory, file), 'utf8')}`;
  return `${name}\n${version}, ${license ?? 'see below'}\n${text}`;
}
