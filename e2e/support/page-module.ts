import { readFileSync } from 'node:fs';
import path from 'node:path';

import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

/** The modules in `e2e/in-page`, which run in a page. They import nothing. */
type PageModules = {
  'layout-faults': typeof import('../in-page/layout-faults');
};

type AnyFunction = (...args: never[]) => unknown;

/**
 * An expression that calls a function of a module in the page. Each document loads the module once,
 * so the module can remember something between calls. Arguments and results are JSON. It is an
 * expression because `engines.ts` cannot run anything else in Firefox and WebKit.
 */
export function callInPage<
  Name extends keyof PageModules,
  Export extends keyof PageModules[Name] & string,
>(
  name: Name,
  functionName: Export,
  ...args: PageModules[Name][Export] extends AnyFunction
    ? Parameters<PageModules[Name][Export]>
    : never
): string {
  const loaded = `((window.pageModules ??= {})['${name}'] ??= ${scriptOf(name)})`;
  return `${loaded}.${functionName}(...${JSON.stringify(args)})`;
}

const scripts = new Map<string, string>();

/** An expression whose value is the module. */
function scriptOf(name: string): string {
  const source = readFileSync(path.resolve(`e2e/in-page/${name}.ts`), 'utf8');
  const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };
  const script =
    scripts.get(name) ??
    `(() => { const exports = {}; ${transpileModule(source, { compilerOptions }).outputText} return exports; })()`;
  scripts.set(name, script);
  return script;
}
