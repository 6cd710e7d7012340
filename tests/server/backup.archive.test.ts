import { randomBytes } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { inspectArchive } from '../../src/server/backup/archive/read';
import { ArchiveRefused } from '../../src/server/backup/archive/refused';
import { writeArchive } from '../../src/server/backup/archive/write';
import { RowSums } from '../../src/server/backup/rowSums';
import { archiveIn, saveTo } from './backup.fixtures';

const passphrase = 'ba chén trà sen ấm';
let folder: string;
let plain: string;
let sealed: string;

const head = {
  format: 1,
  made_at: '2026-11-26T00:00:00.000Z',
  postgres: '18.4',
  migration: { name: '0001_first', hash: 'abc', created_at: 1 },
  tables: [],
  sequences: [],
  months: [],
};
const contents = { tables: [], files: 1, file_bytes: 300_000, missing: [], damaged: [] };

async function write(path: string, secret: string | null, begin: object = head): Promise<string> {
  const bytes = randomBytes(300_000);
  await writeArchive(
    secret,
    async (writer) => {
      await writer.add('kolhub-backup.json', Buffer.from(JSON.stringify(begin)));
      await writer.addStream('files/ab', bytes.length, pieces(bytes));
      await writer.add('contents.json', Buffer.from(JSON.stringify(contents)));
    },
    saveTo(path),
  );
  return path;
}

async function* pieces(bytes: Buffer) {
  for (let at = 0; at < bytes.length; at += 7_000) yield bytes.subarray(at, at + 7_000);
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolhub-archive-'));
  plain = await write(join(folder, 'plain.tar'), null);
  sealed = await write(join(folder, 'sealed'), passphrase);
});
afterAll(() => rm(folder, { recursive: true }));

/** How an archive of these bytes is refused. */
async function refusal(bytes: Buffer, secret = passphrase): Promise<string> {
  const path = join(folder, 'broken');
  await writeFile(path, bytes);
  const error: unknown = await inspectArchive(archiveIn(path, secret)).catch((failed: unknown) => failed);
  expect(error).toBeInstanceOf(ArchiveRefused);
  return error instanceof Error ? error.message : '';
}

const damaged = 'The archive is damaged or was cut short.';

describe('an archive', () => {
  it('is read as it was written, with and without a passphrase', async () => {
    expect(await inspectArchive(archiveIn(plain))).toMatchObject({ contents, encrypted: false, secret: false });
    expect(await inspectArchive(archiveIn(sealed, passphrase))).toMatchObject({ contents, encrypted: true });
    expect((await readFile(sealed)).includes(Buffer.from('made_at'))).toBe(false);
  });

  it('that was cut is refused, wherever', async () => {
    const bytes = await readFile(plain);
    for (const length of [600, 1024, 40_000, bytes.length - 513, bytes.length - 512, bytes.length - 1]) {
      expect(await refusal(bytes.subarray(0, length)), `${length}`).toBe(damaged);
    }
    const encrypted = await readFile(sealed);
    for (const length of [3_000, 65_611, 65_611 + 65_552, encrypted.length - 1]) {
      expect(await refusal(encrypted.subarray(0, length)), `${length}`).toBe(damaged);
    }
  });

  it('with a byte that flipped is refused, wherever', async () => {
    const flipped = (bytes: Buffer, at: number) => {
      const other = Buffer.from(bytes);
      other[at] = (other[at] ?? 0) ^ 4;
      return other;
    };
    const bytes = await readFile(plain);
    for (const at of [40, 130, 700, 5_000, 200_000, bytes.length - 600, bytes.length - 500, bytes.length - 1]) {
      expect(await refusal(flipped(bytes, at)), `${at}`).toBe(damaged);
    }
    const encrypted = await readFile(sealed);
    for (const at of [24, 1_000, 70_000, encrypted.length - 1]) {
      expect(await refusal(flipped(encrypted, at)), `${at}`).toBe(damaged);
    }
    expect(await refusal(flipped(encrypted, 30))).toMatch('The passphrase is not the one');
  });

  it('whose encrypted pieces are in another order, or fewer, is refused', async () => {
    const bytes = await readFile(sealed);
    const begin = 59;
    const piece = 64 * 1024 + 16;
    const [first, second] = [0, 1].map((n) => bytes.subarray(begin + n * piece, begin + (n + 1) * piece));
    const rest = bytes.subarray(begin + 2 * piece);
    const start = bytes.subarray(0, begin);
    expect(await refusal(Buffer.concat([start, second ?? start, first ?? start, rest]))).toBe(damaged);
    expect(await refusal(Buffer.concat([start, second ?? start, rest]))).toBe(damaged);
    expect(await refusal(Buffer.concat([bytes, Buffer.from('more')]))).toBe(damaged);
  });

  it('is refused with another passphrase', async () => {
    expect(await refusal(await readFile(sealed), 'another passphrase')).toMatch('The passphrase is not the one');
  });

  it('of somebody else, or of a newer program, is refused', async () => {
    for (const other of [Buffer.alloc(0), Buffer.from('PK\u0003\u0004'), randomBytes(4_000), Buffer.alloc(4_000)]) {
      expect(await refusal(other)).toBe('This is not a backup of KOL Hub.');
    }
    const newer = await write(join(folder, 'newer.tar'), null, { ...head, format: 2 });
    expect(await refusal(await readFile(newer))).toMatch(/^The archive has the format 2, this program reads 1/);
  });

  it('fails as its place does, and as what fills it does, and nothing waits for ever', async () => {
    const endless = async (writer: { add(name: string, bytes: Buffer): Promise<void> }) => {
      for (let n = 0; ; n += 1) await writer.add(`n${n}`, randomBytes(100_000));
    };
    const full = writeArchive(null, endless, async (content) => {
      for await (const _ of content) throw new Error('the disk is full');
    });
    await expect(full).rejects.toThrow('the disk is full');
    const path = join(folder, 'unfilled');
    const broken = writeArchive(
      passphrase,
      () => sleep(10).then(() => Promise.reject(new Error('no table'))),
      saveTo(path),
    );
    await expect(broken).rejects.toThrow('no table');
  });
});

it('rows have one sum in whatever order and pieces they come, and another with another row', () => {
  const sumOf = (...chunks: string[]) => {
    const sums = new RowSums();
    for (const chunk of chunks) sums.add(Buffer.from(chunk));
    return [sums.rows, sums.sum()];
  };
  const sum = sumOf('a\t1\nb\t2\nb\t2\n');
  expect(sum[0]).toBe(3);
  expect(sumOf('b\t2\nb', '\t', '2\na\t1\n')).toEqual(sum);
  expect(sumOf('a\t1\nb\t2\nb\t3\n')).not.toEqual(sum);
  expect(sumOf('a\t1\nb\t2\n')).not.toEqual(sum);
});
