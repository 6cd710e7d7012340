import { randomUUID } from 'node:crypto';
import { mkdir, open, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { checkedKey, type FileStore, isFileKey } from './store';

/** Keeps files under `root`, which is made on the first write. A file is either whole and on the disk or not there. */
export function diskStore(root: string): FileStore {
  const base = resolve(root);
  const incoming = join(base, 'incoming');
  const pathOf = (key: string) => join(base, checkedKey(key));

  return {
    async put(key, bytes) {
      const path = pathOf(key);
      const folder = dirname(path);
      const made = [await mkdir(incoming, { recursive: true }), await mkdir(folder, { recursive: true })];
      const temporary = join(incoming, randomUUID());
      try {
        await writeDurably(temporary, bytes);
        await rename(temporary, path);
      } catch (error) {
        await rm(temporary, { force: true });
        throw error;
      }
      const highest = made[0] && made[0].length <= base.length ? dirname(made[0]) : base;
      await syncFolders(folder, highest);
    },

    async get(key) {
      const handle = await open(pathOf(key), 'r').catch(nullWhenMissing);
      if (!handle) return null;
      const { size } = await handle.stat();
      return { stream: handle.createReadStream(), size };
    },

    async *list() {
      for (const first of await namesIn(base)) {
        const inside = await namesIn(join(base, first));
        for (const second of inside) {
          const names = await namesIn(join(base, first, second));
          const keys = names.map((name) => `${first}/${second}/${name}`).filter(isFileKey);
          if (keys.length > 0) yield keys;
        }
      }
    },

    async remove(key) {
      await rm(pathOf(key), { force: true });
    },

    async reach() {
      await mkdir(base, { recursive: true });
    },
  };
}

async function writeDurably(path: string, bytes: Buffer): Promise<void> {
  const handle = await open(path, 'wx', 0o600);
  try {
    await handle.writeFile(bytes);
    await handle.sync();
  } finally {
    await handle.close();
  }
}

/** A rename lasts through a power cut only once the folders naming it are on the disk too. */
async function syncFolders(lowest: string, highest: string): Promise<void> {
  if (process.platform === 'win32') return; // Windows cannot open a folder to sync it.
  for (let folder = lowest; folder.length >= highest.length; folder = dirname(folder)) {
    const handle = await open(folder, 'r');
    try {
      await handle.sync();
    } finally {
      await handle.close();
    }
    if (folder === dirname(folder)) return;
  }
}

async function namesIn(folder: string): Promise<string[]> {
  return readdir(folder).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && (error.code === 'ENOTDIR' || error.code === 'ENOENT')) return [];
    throw error;
  });
}

function nullWhenMissing(error: unknown): null {
  if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
  throw error;
}
