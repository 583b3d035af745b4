import type { Compiler } from 'webpack';
import { licenseText } from '../generator/webpack/licenses';
export class LicensesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('x', (c) =>
      c.hooks.processAssets.tap('x', () =>
        c.emitAsset('licenses.txt', new compiler.webpack.sources.RawSource(licenseText(c))),
      ),
    );
  }
}
