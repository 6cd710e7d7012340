import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { once, untilDone, withoutFiles } from './beside';
import { soon } from './kills';
import type { Load } from './load';
import type { Node } from './nodes';
import type { Result } from './print';
import { cannotMount, missing, onSmallDisk, run } from './smallDisk';
import type { Stage } from './stage';
import { type Fault, onStage, type Room, underLoad } from './underLoad';
import { fileUploaded } from './verbs/requests';

/** How a place for files is filled and emptied again. */
interface Filling {
  fill(): Promise<void>;
  empty(): Promise<void>;
}

const whileFull = 3_000;

async function fillAndEmpty(stage: Stage, node: Node, load: Load, times: number, { fill, empty }: Filling) {
  const findings: string[] = [];
  for (let n = 0; n < times; n += 1) {
    await soon();
    await fill();
    findings.push(...(await withoutFiles(stage, node, 'disk full', '507 storage_full')));
    await sleep(whileFull);
    await empty();
    const at = Date.now();
    load.journal.breaks.push({ at, back: await untilDone(() => once(stage, fileUploaded, node), at) });
  }
  const pieces = () => readdir(join(stage.dataDir, 'files/incoming')).catch((): string[] => []);
  const left = await pieces();
  // Uploads of the load may be under way at this moment, each for milliseconds.
  await sleep(whileFull);
  const still = await pieces();
  const forgotten = left.filter((name) => still.includes(name));
  if (forgotten.length > 0) findings.push(`pieces of files that nobody removes: ${forgotten.length}`);
  return findings;
}

/** Megabytes of the file system that is filled. */
const megabytes = 48;

export const diskFull: Fault = {
  name: 'disk full, for files',
  hindered: cannotMount,
  run: (room) =>
    onSmallDisk(megabytes, async ({ place, fill, empty }) => [
      await filled(room, diskFull.name, () => ({ fill, empty }), place),
    ]),
};

/** Bytes a file may have: less than any document of the load. */
const tiny = 2_000;

export const filesLimited: Fault = {
  name: 'files limited by RLIMIT_FSIZE',
  hindered: () => missing('prlimit', '--version'),
  async run(room) {
    const limit = (node: Node, bytes: string) =>
      run('prlimit', ['--pid', String(node.pid), `--fsize=${bytes}:unlimited`]);
    const filling = (node: Node): Filling => ({
      fill: async () => void (await limit(node, String(tiny))),
      empty: async () => void (await limit(node, 'unlimited')),
    });
    return [await filled(room, filesLimited.name, filling)];
  },
};

function filled(room: Room, name: string, filling: (node: Node) => Filling, place?: string): Promise<Result> {
  const times = Math.max(2, Math.round(room.kills / 20));
  return onStage(
    room,
    async (stage) => {
      const node = await stage.node();
      const breaking = (load: Load) => fillAndEmpty(stage, node, load, times, filling(node));
      return underLoad({ name, stage, load: { urlOf: () => node.url }, breaking });
    },
    { place },
  );
}
