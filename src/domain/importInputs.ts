import type { importEndpoints } from './importEndpoints';
import { importListQuery, progressParams } from './importFields';
import type { InputsOf } from './input';
import { idParams } from './lookups';

/** What the calls of imports are sent. */
export const importInputs = {
  importProgress: { params: progressParams },
  imports: { query: importListQuery },
  importUndo: { params: idParams },
} satisfies InputsOf<typeof importEndpoints>;
