import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, open, readdir, rename, rm, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type ArchivePlace, noArchive, unfinished } from './place';

/** Keeps archives in a folder, which is made on the first write, readable by its owner alone. */
export function diskPlace(folder: string): ArchivePlace {
  const pathOf = (name: string) => join(resolve(folder), name);
  return {
    describe: pathOf,
    list: async () => (existsSync(folder) ? readdir(folder) : []),
    has: async (name) => existsSync(pathOf(name)),
    async read(name) {
      const path = pathOf(name);
      if (!(await stat(path).catch(() => null))?.isFile()) throw noArchive(path);
      return createReadStream(path, { highWaterMark: 256 * 1024 });
    },
    async write(name, content) {
      await mkdir(folder, { recursive: true });
      const part = pathOf(name + unfinished);
      try {
        await pipeline(content, createWriteStream(part, { mode: 0o600, flush: true }));
        await rename(part, pathOf(name));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
      const handle = await open(folder, 'r');
      await handle.sync().finally(() => handle.close());
    },
    remove: (name) => rm(pathOf(name), { force: true }),
  };
}
