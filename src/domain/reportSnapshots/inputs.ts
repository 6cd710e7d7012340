import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { reportSnapshotEndpoints } from './endpoints';
import {
  numberQuery,
  shaParams,
  snapshotFileQuery,
  snapshotListQuery,
  snapshotParams,
  snapshotSchema,
  withdrawSchema,
} from './schema';

/** What the calls of frozen reports are sent. */
export const reportSnapshotInputs = {
  reportSnapshotList: { params: idParams, query: snapshotListQuery },
  reportSnapshotCreate: { params: idParams, body: snapshotSchema },
  reportSnapshotDetail: { params: snapshotParams },
  reportSnapshotFile: { params: snapshotParams, query: snapshotFileQuery },
  reportSnapshotWithdraw: { params: snapshotParams, body: withdrawSchema },
  verifyNumber: { query: numberQuery },
  verifyHash: { params: shaParams },
} satisfies InputsOf<typeof reportSnapshotEndpoints>;
