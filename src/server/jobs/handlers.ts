import type { Handlers } from './handler';
import { sendQueued } from './mail';
import { cleanUp, ensurePartitions } from './queries';

/** The queue's own kinds of jobs: mails, and what keeps the database in order. */
export const ownHandlers = {
  mail: { effect: 'outside', run: sendQueued },
  partitions: { effect: 'database', run: ({ db }) => ensurePartitions(db) },
  cleaning: { effect: 'database', run: ({ db }) => cleanUp(db) },
} satisfies Handlers;
