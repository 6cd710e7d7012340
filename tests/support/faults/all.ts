import { backendsEnded, postgresKilled } from './backends';
import { serverKilled, workerKilled } from './kills';
import { databaseCut } from './proxied';
import type { Fault } from './underLoad';

/** Every fault, the weightiest first. */
export const faults: Record<string, Fault> = {
  serverKilled,
  workerKilled,
  backendsEnded,
  postgresKilled,
  databaseCut,
};
