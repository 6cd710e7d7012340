import { decisionSchema, reasonSchema } from '../approvals/schema';
import { bulkDecisionSchema } from '../bulk';
import { importSchema } from '../importFields';
import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { kolEndpoints } from './endpoints';
import type { kolImportEndpoints } from './importEndpoints';
import type { kolListEndpoints } from './listEndpoints';
import { kolExportQuery, kolListQuery } from './listSchema';
import {
  duplicatesSchema,
  kolCodeQuery,
  kolSchema,
  kolUpdateSchema,
  outstandingSchema,
  socialLinkSchema,
} from './schema';

/** What the calls of kols are sent. */
export const kolInputs = {
  kolList: { query: kolListQuery },
  kolDetail: { params: idParams },
  kolSimilar: { params: idParams },
  kolCheckCode: { query: kolCodeQuery },
  kolDuplicates: { body: duplicatesSchema },
  kolCreate: { body: kolSchema },
  kolUpdate: { params: idParams, body: kolUpdateSchema },
  kolDelete: { params: idParams, body: reasonSchema },
  kolLike: { params: idParams, body: outstandingSchema },
  kolBulk: { body: bulkDecisionSchema },
  kolUpdateStatus: { params: idParams, body: decisionSchema },
  socialLink: { body: socialLinkSchema },
  socialUnlink: { params: idParams },
  kolImport: { body: importSchema },
  kolExport: { query: kolExportQuery },
} satisfies InputsOf<typeof kolEndpoints & typeof kolImportEndpoints & typeof kolListEndpoints>;
