import { serverKilled, workerKilled } from './kills';
import type { Fault } from './underLoad';

/** Every fault, the weightiest first. */
export const faults: Record<string, Fault> = { serverKilled, workerKilled };
