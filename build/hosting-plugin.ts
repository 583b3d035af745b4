import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { Compilation, type Compiler, sources } from 'webpack';

import { contentSecurityPolicy } from '../hosting/content-security-policy';
import { nginxConfiguration } from '../hosting/nginx';
import { headersFile, redirectsFile } from '../hosting/static-hosts';

/** Development builds evaluate their modules and write their styles as text. */
const developmentPolicy = "default-src 'self' 'unsafe-inline' 'unsafe-eval'";

/**
 * Writes what each host needs to send our headers: `_headers` and `_redirects` among the site's files,
 * and beside them, in `dist-hosting/` for `dist/`, what is not for visitors: `nginx.conf`, and
 * `policy.txt` for our own server.
 */
export class HostingPlugin {
  readonly #basePath: string;
  readonly #development: boolean;

  constructor(basePath: string, development: boolean) {
    this.#basePath = basePath;
    this.#development = development;
  }

  apply(compiler: Compiler): void {
    let policy = '';
    let files: string[] = [];
    compiler.hooks.thisCompilation.tap(HostingPlugin.name, (compilation) => {
      // After everything has been written, before anything is compressed.
      const stage = Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER - 1;
      compilation.hooks.processAssets.tap({ name: HostingPlugin.name, stage }, (assets) => {
        files = Object.keys(assets);
        const documents = files.filter((file) => file.endsWith('.html'));
        policy = this.#development
          ? developmentPolicy
          : contentSecurityPolicy(documents.map((file) => String(assets[file]?.source())));
        const emit = (file: string, text: string) =>
          compilation.emitAsset(file, new sources.RawSource(text));
        emit('_headers', headersFile(policy, this.#basePath, files));
        emit('_redirects', redirectsFile(this.#basePath, files));
      });
    });
    compiler.hooks.afterEmit.tap(HostingPlugin.name, () => {
      const directory = `${compiler.outputPath}-hosting`;
      mkdirSync(directory, { recursive: true });
      const configuration = nginxConfiguration({ policy, basePath: this.#basePath, files });
      writeFileSync(path.join(directory, 'nginx.conf'), configuration);
      writeFileSync(path.join(directory, 'policy.txt'), policy);
    });
  }
}
