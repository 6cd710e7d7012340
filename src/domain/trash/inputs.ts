import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { trashEndpoints } from './endpoints';
import {
  restoreBrandSchema,
  restoreCustomerSchema,
  restoreKolSchema,
  restoreSchema,
  trashBulkSchema,
  trashListQuery,
} from './schema';

/** What the calls of the trash are sent. */
export const trashInputs = {
  trashList: { query: trashListQuery },
  trashBulk: { body: trashBulkSchema },
  kolRestore: { params: idParams, body: restoreKolSchema },
  customerRestore: { params: idParams, body: restoreCustomerSchema },
  brandRestore: { params: idParams, body: restoreBrandSchema },
  campaignRestore: { params: idParams, body: restoreSchema },
} satisfies InputsOf<typeof trashEndpoints>;
