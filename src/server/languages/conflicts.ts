import { conflictsAs } from '../db/conflicts';

/** A code that another language has, in any case. */
export const asCodeConflict = conflictsAs({
  languages_code_key: { property: 'code', message: 'language_already_exist' },
});
