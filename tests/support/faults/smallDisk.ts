import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Runs a program to its end. @throws Error where it fails */
export const run = promisify(execFile);

/** Why a program cannot be used here; null where it can. */
export const missing = (program: string, ...args: string[]): Promise<string | null> =>
  run(program, args).then(
    () => null,
    (error: Error) => `${program}: ${error.message.split('\n')[0]}`,
  );

/** Why no file system can be mounted here; null where one can. */
export async function cannotMount(): Promise<string | null> {
  const place = await mkdtemp(join(tmpdir(), 'kolhub-faults-disk-'));
  const why = await missing('mount', '-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', place);
  if (!why) await run('umount', [place]);
  await rm(place, { recursive: true });
  return why;
}

/** A file system that can be filled whole. */
export interface SmallDisk {
  place: string;
  /** Until nothing goes in any more, however much was there. */
  fill(): Promise<void>;
  empty(): Promise<void>;
}

/** Does `work` with a file system of so many megabytes, which goes with all that is on it. */
export async function onSmallDisk<T>(megabytes: number, work: (disk: SmallDisk) => Promise<T>): Promise<T> {
  const place = await mkdtemp(join(tmpdir(), 'kolhub-faults-disk-'));
  await run('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', place]);
  const filler = join(place, 'filler');
  try {
    return await work({
      place,
      fill: () => writeFile(filler, Buffer.alloc(megabytes * 1024 * 1024)).catch(() => {}),
      empty: () => rm(filler),
    });
  } finally {
    await run('umount', [place]);
    await rm(place, { recursive: true });
  }
}
