import type { Handler } from '../jobs/handler';
import { askForDigests, readDigest } from './digest';

/** The jobs of the weekly digest. */
export const todayHandlers = {
  today_digests: { effect: 'database', run: ({ db }) => askForDigests(db, new Date()) },
  today_digest: { effect: 'read_then_write', read: readDigest },
} satisfies Record<string, Handler>;
