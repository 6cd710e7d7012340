import type { Services } from '../context';
import type { Kind } from './kinds';
import { sendQueued } from './mail';
import { cleanUp, ensurePartitions } from './queries';

const hour = 3600;

/** What carries out the jobs of one kind. */
export interface Handler {
  /**
   * `database`: everything it does is written through the given services' transaction, which also ends the job, so it
   * happens exactly once. `outside`: it acts on something else; a run that was cut off is not repeated by itself.
   */
  effect: 'database' | 'outside';
  run(services: Services, data: object): Promise<void>;
  /** How often it is due by itself: in seconds, or as the sync time of the settings says. */
  every?: number | 'profile' | 'post';
}

export type Handlers = Partial<Record<Kind, Handler>>;

const handlers: Handlers = {
  mail: { effect: 'outside', run: sendQueued },
  partitions: { effect: 'database', every: 24 * hour, run: ({ db }) => ensurePartitions(db) },
  cleaning: { effect: 'database', every: hour, run: ({ db }) => cleanUp(db) },
};
const { mail, ...others } = handlers;

/** The kinds a server works on: all, or with WORKERS=0 none but mails that are kept in its own memory. */
export function serverHandlers(services: Pick<Services, 'config' | 'mail'>): Handlers {
  if (services.config.workers) return handlers;
  return services.mail.kept() ? { mail } : {};
}

/** The kinds `npm run worker` works on: all, but for mails that only a server can keep and show. */
export function workerHandlers(services: Pick<Services, 'mail'>): Handlers {
  return services.mail.kept() ? others : handlers;
}
