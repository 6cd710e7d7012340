import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { TooManyRequests } from '../../../domain/errors';
import { sha256Of } from '../../sha256';

interface Bounds {
  /** Bytes kept; beyond it what was used longest ago goes. */
  bytes: number;
  atOnce: number;
  waiting: number;
}

const usual: Bounds = { bytes: 512 * 1024 * 1024, atOnce: 2, waiting: 60 };
/** Seconds to come back after. */
const comeBack = 5;

const sum = (files: readonly { size: number }[]) => files.reduce((total, { size }) => total + size, 0);

/** Pictures made of what is stored, kept on this machine: each can be made again, so nothing is lost with them. */
export class MadePictures {
  private readonly making = new Map<string, Promise<Buffer>>();
  private readonly line: (() => void)[] = [];
  private running = 0;
  /** Bytes in the folder; unknown until it was looked at. */
  private held: number | undefined;

  constructor(
    private readonly folder: string,
    private readonly bounds: Bounds = usual,
  ) {}

  /**
   * What was made under this key, else what `make` makes: once, however many ask, and few at a time.
   * @throws TooManyRequests where too many wait already; whatever `make` throws
   */
  async get(key: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const name = sha256Of(key);
    // The look for it belongs to what is shared: one that ends late would find neither file nor maker.
    const under = this.making.get(name) ?? this.readOrMake(name, make).finally(() => this.making.delete(name));
    this.making.set(name, under);
    return under;
  }

  private async readOrMake(name: string, make: () => Promise<Buffer>): Promise<Buffer> {
    const kept = await this.read(name);
    if (kept) return kept;
    return this.inTurn(async () => {
      const bytes = await make();
      await this.keep(name, bytes).catch(() => {});
      return bytes;
    });
  }

  private async read(name: string): Promise<Buffer | null> {
    const path = join(this.folder, name);
    const bytes = await readFile(path).catch(() => null);
    // A power cut may leave a file without its bytes.
    if (!bytes?.length) return null;
    const now = new Date();
    await utimes(path, now, now).catch(() => {});
    return bytes;
  }

  private async keep(name: string, bytes: Buffer): Promise<void> {
    const temporary = join(this.folder, `${randomUUID()}.part`);
    try {
      await mkdir(this.folder, { recursive: true });
      await writeFile(temporary, bytes);
      await rename(temporary, join(this.folder, name));
    } catch (error) {
      await rm(temporary, { force: true });
      throw error;
    }
    this.held = this.held === undefined ? sum(await this.look()) : this.held + bytes.length;
    if (this.held > this.bounds.bytes) this.held = await this.clear();
  }

  /** Removes what was used longest ago until a fifth of the room is free; answers what is left. */
  private async clear(): Promise<number> {
    const files = (await this.look()).sort((one, other) => one.used - other.used);
    let left = sum(files);
    for (const { path, size } of files) {
      if (left <= this.bounds.bytes * 0.8) break;
      await rm(path, { force: true });
      left -= size;
    }
    return left;
  }

  private async look(): Promise<{ path: string; size: number; used: number }[]> {
    const names = await readdir(this.folder).catch(() => []);
    const files = await Promise.all(
      names.map(async (name) => {
        const path = join(this.folder, name);
        const found = await stat(path).catch(() => null);
        return found && { path, size: found.size, used: found.mtimeMs };
      }),
    );
    return files.filter((file) => file !== null);
  }

  private async inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.bounds.atOnce) this.running += 1;
    else {
      if (this.line.length >= this.bounds.waiting) throw new TooManyRequests(comeBack);
      await new Promise<void>((goOn) => this.line.push(goOn));
    }
    try {
      return await work();
    } finally {
      const next = this.line.shift();
      if (next) next();
      else this.running -= 1;
    }
  }
}
