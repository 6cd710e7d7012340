import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { introPageEndpoints } from './endpoints';
import {
  introDrawSchema,
  introPictureSchema,
  introQuery,
  introRestoreSchema,
  introSchema,
  introVersionsQuery,
} from './schema';

/** What the calls of the intro page are sent. */
export const introPageInputs = {
  introPage: { query: introQuery },
  introPageSave: { body: introSchema },
  introPictureAdd: { body: introPictureSchema },
  introPageDraw: { body: introDrawSchema },
  introVersions: { query: introVersionsQuery },
  introVersionRestore: { params: idParams, body: introRestoreSchema },
} satisfies InputsOf<typeof introPageEndpoints>;
