import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

/** Keeps the results of slow functions between builds, each under a hash of its inputs. */
export class FileCache {
  private readonly used = new Set<string>();

  constructor(private readonly directory: string) {
    mkdirSync(directory, { recursive: true });
  }

  /** @param inputs everything that the result depends on, including versions of libraries */
  async get(inputs: readonly string[], compute: () => Promise<Buffer>): Promise<Buffer> {
    const name = createHash('sha256').update(JSON.stringify(inputs)).digest('hex');
    const file = path.join(this.directory, name);
    this.used.add(name);
    if (existsSync(file)) return readFileSync(file);
    const result = await compute();
    // Renamed when complete, so that an interrupted build leaves no truncated file.
    writeFileSync(`${file}.new`, result);
    renameSync(`${file}.new`, file);
    return result;
  }

  /** Deletes results that this build did not use. */
  deleteUnused(): void {
    for (const name of readdirSync(this.directory)) {
      if (!this.used.has(name)) rmSync(path.join(this.directory, name));
    }
  }
}
