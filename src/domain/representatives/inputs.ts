import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { representativeEndpoints } from './endpoints';
import {
  representativeDeleteSchema,
  representativeQuery,
  representativeSchema,
  representativeUpdateSchema,
} from './schema';

/** What the calls of representatives are sent. */
export const representativeInputs = {
  representativeDetail: { params: idParams, query: representativeQuery },
  representativeCreate: { body: representativeSchema },
  representativeUpdate: { params: idParams, body: representativeUpdateSchema },
  representativeDelete: { params: idParams, body: representativeDeleteSchema },
} satisfies InputsOf<typeof representativeEndpoints>;
