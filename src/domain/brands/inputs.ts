import { decisionSchema, reasonSchema } from '../approvals/schema';
import { bulkDecisionSchema } from '../bulk';
import { companyCodeQuery } from '../companies/schema';
import { importCommitSchema, importReviewSchema } from '../importFields';
import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { brandEndpoints } from './endpoints';
import type { brandImportEndpoints } from './importEndpoints';
import { brandListQuery, brandSchema, brandUpdateSchema } from './schema';

/** What the calls of brands are sent. */
export const brandInputs = {
  brandList: { query: brandListQuery },
  brandDetail: { params: idParams },
  brandCheckCode: { query: companyCodeQuery },
  brandCreate: { body: brandSchema },
  brandUpdate: { params: idParams, body: brandUpdateSchema },
  brandDelete: { params: idParams, body: reasonSchema },
  brandBulk: { body: bulkDecisionSchema },
  brandUpdateStatus: { params: idParams, body: decisionSchema },
  brandImportReview: { body: importReviewSchema },
  brandImport: { body: importCommitSchema },
} satisfies InputsOf<typeof brandEndpoints & typeof brandImportEndpoints>;
