import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Compilation, type Module, NormalModule } from 'webpack';

/**
 * Text of `licenses.txt`: name, version, licence and licence text of every package of which something
 * is shipped, fonts included. Not license-webpack-plugin, which misses re-exported packages (stylis),
 * nor webpack-license-plugin, which publishes a JSON file besides and leaves the text to us.
 */
export function licenseText({ modules }: Compilation): string {
  const files = [...modules].flatMap(partsOf).map(({ resource }) => resource);
  const directories = new Set(files.flatMap((file) => packageDirectory(file) ?? []));
  return [...directories]
    .sort()
    .map(describePackage)
    .join(`\n${'-'.repeat(80)}\n\n`);
}

/** The files of a module: webpack joins several to one where it can. */
function partsOf(module: Module): NormalModule[] {
  if (module instanceof NormalModule) return [module];
  return 'modules' in module ? (module.modules as Module[]).flatMap(partsOf) : [];
}

/** The folder of the package that a file belongs to; `null` for our own files. */
function packageDirectory(file: string): string | null {
  return /^.*[\\/]node_modules[\\/](@[^\\/]+[\\/])?[^\\/]+/.exec(file)?.[0] ?? null;
}

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
