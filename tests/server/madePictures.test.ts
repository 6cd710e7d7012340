import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { MadePictures } from '../../src/server/adapters/files/madePictures';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolhub-made-'));
});
afterEach(() => rm(folder, { recursive: true }));

const made = (bounds: { bytes?: number; atOnce?: number; waiting?: number } = {}) =>
  new MadePictures(folder, { bytes: 1_000, atOnce: 2, waiting: 10, ...bounds });

describe('what is made of pictures', () => {
  it('is made once, however many ask, also by another process', async () => {
    let times = 0;
    const make = async () => {
      times += 1;
      return Buffer.from('a');
    };
    const pictures = made();
    await Promise.all([1, 2, 3].map(() => pictures.get('a', make)));
    expect((await made().get('a', make)).toString()).toBe('a');
    expect(times).toBe(1);
    expect((await made().get('b', async () => Buffer.from('b'))).toString()).toBe('b');
  });

  it('is made once where the disk answers somebody so late that all is over meanwhile', async () => {
    const disk = MadePictures.prototype as unknown as { read(name: string): Promise<Buffer | null> };
    const { read } = disk;
    let looks = 0;
    const late = vi.spyOn(disk, 'read').mockImplementation(async function (this: MadePictures, name) {
      looks += 1;
      const isLate = looks === 2;
      const found = await read.call(this as never, name);
      if (isLate) await new Promise((resolve) => setTimeout(resolve, 100));
      return found;
    });
    let times = 0;
    const make = async () => {
      times += 1;
      return Buffer.from('a');
    };
    const pictures = made();
    await Promise.all([1, 2].map(() => pictures.get('a', make))).finally(() => late.mockRestore());
    expect(times).toBe(1);
  });

  it('that failed is tried again, and an empty file counts as none', async () => {
    const pictures = made();
    await expect(pictures.get('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    expect((await pictures.get('a', async () => Buffer.from('a'))).toString()).toBe('a');
    const [name = ''] = await readdir(folder);
    await writeFile(join(folder, name), '');
    expect((await pictures.get('a', async () => Buffer.from('new'))).toString()).toBe('new');
  });

  it('is made a few at a time, and refused where too many wait', async () => {
    const pictures = made({ waiting: 2 });
    let [running, most] = [0, 0];
    let letGo = () => {};
    const gate = new Promise<void>((resolve) => {
      letGo = resolve;
    });
    const make = async () => {
      running += 1;
      most = Math.max(most, running);
      await gate;
      running -= 1;
      return Buffer.from('x');
    };
    const asked = ['a', 'b', 'c', 'd', 'e'].map((key) => pictures.get(key, make).then(String, String));
    await expect(Promise.race(asked)).resolves.toContain('Error');
    letGo();
    const answers = await Promise.all(asked);
    expect(answers.filter((answer) => answer === 'x')).toHaveLength(4);
    expect(most).toBe(2);
  });

  it('goes where there is no more room, what was used longest ago first', async () => {
    const pictures = made();
    const make = async () => Buffer.alloc(300);
    for (const key of ['a', 'b', 'c', 'a', 'd']) {
      await pictures.get(key, make);
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
    expect((await readdir(folder)).length).toBeLessThanOrEqual(3);
    let again = false;
    await pictures.get('a', async () => {
      again = true;
      return Buffer.alloc(1);
    });
    expect(again).toBe(false);
  });
});
