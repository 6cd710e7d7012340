import { bulkRequestSchema } from '../bulk';
import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { requestEndpoints } from './endpoints';
import { requestCreateSchema, requestListQuery, requestUpdateSchema } from './schema';

/** What the calls of requests are sent. */
export const requestInputs = {
  requestList: { query: requestListQuery },
  requestDetail: { params: idParams },
  requestBulk: { body: bulkRequestSchema },
  requestUpdate: { params: idParams, body: requestUpdateSchema },
  requestCreate: { body: requestCreateSchema },
} satisfies InputsOf<typeof requestEndpoints>;
