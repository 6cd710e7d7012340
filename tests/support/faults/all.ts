import { backendsEnded, postgresKilled } from './backends';
import { bucketBroken } from './brokenBucket';
import { clockMoved } from './clock';
import { databaseFull } from './fullDatabase';
import { diskFull, filesLimited } from './fullDisk';
import { serverKilled, workerKilled } from './kills';
import { databaseCut } from './proxied';
import { raced } from './races';
import { stopped } from './stopping';
import type { Fault } from './underLoad';

/** Every fault, the weightiest first. */
export const faults: Record<string, Fault> = {
  serverKilled,
  workerKilled,
  backendsEnded,
  postgresKilled,
  databaseCut,
  diskFull,
  filesLimited,
  databaseFull,
  bucketBroken,
  clockMoved,
  raced,
  stopped,
};
