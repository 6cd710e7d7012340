import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { jobEndpoints } from './endpoints';
import { queueJobQuery } from './schema';

/** What the calls of jobs are sent. */
export const jobInputs = {
  queueJobList: { query: queueJobQuery },
  queueJobDetail: { params: idParams },
  queueJobRetry: { params: idParams },
} satisfies InputsOf<typeof jobEndpoints>;
