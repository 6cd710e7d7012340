import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { languageEndpoints } from './endpoints';
import { languageQuery, languageSchema, languageStatusSchema, languageUpdateSchema } from './schema';

/** What the calls of languages are sent. */
export const languageInputs = {
  languages: { query: languageQuery },
  languageDetail: { params: idParams },
  languageCreate: { body: languageSchema },
  languageUpdate: { params: idParams, body: languageUpdateSchema },
  languageDelete: { params: idParams },
  languageStatus: { params: idParams, body: languageStatusSchema },
} satisfies InputsOf<typeof languageEndpoints>;
