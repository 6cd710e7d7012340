import type { Services } from '../context';
import type { Kind } from './kinds';

/** What carries out the jobs of one kind. */
export type Handler = OneStep | ReadThenWrite;

/**
 * `database`: everything it does is written through the given services' transaction, which also ends the job, so it
 * happens exactly once. `outside`: it acts on something else; a run that was cut off is not repeated by itself.
 */
interface OneStep {
  effect: 'database' | 'outside';
  run(services: Services, data: object): Promise<void>;
}

/**
 * It reads from outside, as often as it takes, without holding a transaction; what it answers writes what was read in
 * the transaction that ends the job, so that happens exactly once.
 */
interface ReadThenWrite {
  effect: 'read_then_write';
  read(services: Services, data: object): Promise<(tx: Services) => Promise<void>>;
}

export type Handlers = Partial<Record<Kind, Handler>>;
