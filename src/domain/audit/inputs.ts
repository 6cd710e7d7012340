import type { InputsOf } from '../input';
import type { auditEndpoints } from './endpoints';
import { auditQuery } from './schema';

/** What the calls of audit are sent. */
export const auditInputs = {
  auditList: { query: auditQuery },
} satisfies InputsOf<typeof auditEndpoints>;
