import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { Compilation } from 'webpack';

/** Matches the package directory of a file. A scope alone (`@mui`) is not a package. */
const packageDirectory = /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^@\\/][^\\/]*(?=[\\/])/;

/**
 * `licenses.txt`: name, version and license of every package that ships with the site, fonts
 * included. No webpack plugin does this: license-webpack-plugin misses re-exported packages
 * (stylis), and webpack-license-plugin writes JSON without the license texts.
 */
export function licenseText({ fileDependencies }: Compilation): string {
  const directories = [...fileDependencies]
    // A file dependency of the compilation that does not ship.
    .filter((file) => !/babel-loader/.test(file))
    .flatMap((file) => packageDirectory.exec(file)?.[0] ?? []);
  return [...new Set(directories)]
    .sort()
    .map(describePackage)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

function describePackage(directory: string): string {
  const { name, version, license } = JSON.parse(
    readFileSync(path.join(directory, 'package.json'), 'utf8'),
  ) as { name: string; version: string; license?: string };
  const file = readdirSync(directory).find((entry) => /^(licen[cs]e|copying)/i.test(entry));
  if (license === undefined && file === undefined) {
    throw new Error(
      `The package ${name} ships with the site but has no license. Find its license, or remove it.`,
    );
  }
  const text = file === undefined ? '' : `\n${readFileSync(path.join(directory, file), 'utf8')}`;
  return `${name}\n${version}, ${license ?? 'see below'}\n${text}`;
}
