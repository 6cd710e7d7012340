import { setTimeout as sleep } from 'node:timers/promises';
import { type Bucket, openBucket } from '../bucket';
import { once, untilDone, withoutFiles } from './beside';
import { soon } from './kills';
import type { Load } from './load';
import type { Node } from './nodes';
import type { Result } from './print';
import type { Stage } from './stage';
import { type Fault, onStage, type Room, underLoad } from './underLoad';
import { fileUploaded } from './verbs/requests';

interface Way {
  name: string;
  break(bucket: Bucket): void;
  /** What an upload is answered meanwhile. */
  answer: string;
}

const away = '503 service_unavailable';

const ways: Way[] = [
  { name: 'bucket refuses', break: (bucket) => bucket.refuse(), answer: away },
  { name: 'bucket does not answer', break: (bucket) => bucket.swallow(), answer: away },
  { name: 'bucket is busy', break: (bucket) => bucket.answer(503, 'SlowDown'), answer: away },
  { name: 'bucket breaks off uploads', break: (bucket) => bucket.cut('upload', 500), answer: away },
  { name: 'bucket is full', break: (bucket) => bucket.answer(507, 'XMinioStorageFull'), answer: '507 storage_full' },
];

const aWhile = 3_000;

/** Uploads are told so and all else goes on; when the bucket is back, uploads are within the time of every break. */
async function breakAndMend(stage: Stage, node: Node, load: Load, times: number, bucket: Bucket, way: Way) {
  const findings: string[] = [];
  for (let n = 0; n < times; n += 1) {
    await soon();
    way.break(bucket);
    findings.push(...(await withoutFiles(stage, node, way.name, way.answer)));
    await sleep(aWhile);
    bucket.mend();
    const at = Date.now();
    load.journal.breaks.push({ at, back: await untilDone(() => once(stage, fileUploaded, node), at) });
  }
  return findings;
}

async function broken(room: Room, bucket: Bucket, way: Way): Promise<Result> {
  const times = Math.max(2, Math.round(room.kills / 20));
  return onStage(
    room,
    async (stage) => {
      const node = await stage.node();
      return underLoad({
        name: way.name,
        stage,
        load: { urlOf: () => node.url },
        breaking: (load) => breakAndMend(stage, node, load, times, bucket, way),
      });
    },
    { s3: bucket.settings },
  );
}

export const bucketBroken: Fault = {
  name: 'bucket of the files broken',
  async run(room) {
    const bucket = await openBucket();
    try {
      const results: Result[] = [];
      for (const way of ways) results.push(await broken(room, bucket, way));
      return results;
    } finally {
      await bucket.close();
    }
  },
};
