import { importSchema } from '../importFields';
import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { translationEndpoints } from './endpoints';
import {
  keywordSchema,
  keywordUpdateSchema,
  retranslateSchema,
  translateSchema,
  translationExportQuery,
  translationListQuery,
  translationParams,
  wordParams,
} from './schema';
import type { wordEndpoints } from './wordEndpoints';

/** What the calls of translations are sent. */
export const translationInputs = {
  translationList: { query: translationListQuery },
  keywordCreate: { body: keywordSchema },
  keywordUpdate: { params: idParams, body: keywordUpdateSchema },
  keywordDelete: { params: idParams },
  translate: { params: idParams, body: translateSchema },
  retranslate: { params: translationParams, body: retranslateSchema },
  translationDelete: { params: translationParams },
  translationExport: { query: translationExportQuery },
  translationImport: { body: importSchema },
  translationResource: { params: wordParams },
} satisfies InputsOf<typeof translationEndpoints & typeof wordEndpoints>;
