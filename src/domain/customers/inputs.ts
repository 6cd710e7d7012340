import { decisionSchema, reasonSchema } from '../approvals/schema';
import { bulkDecisionSchema } from '../bulk';
import { companyCodeQuery } from '../companies/schema';
import { importCommitSchema, importReviewSchema } from '../importFields';
import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { customerEndpoints } from './endpoints';
import type { customerImportEndpoints } from './importEndpoints';
import { registrationDecisionSchema } from './registrationSchema';
import { approveOntoSchema, customerListQuery, customerSchema, customerUpdateSchema } from './schema';

/** What the calls of customers are sent. */
export const customerInputs = {
  customerList: { query: customerListQuery },
  customerDetail: { params: idParams },
  customerCheckCode: { query: companyCodeQuery },
  customerCreate: { body: customerSchema },
  customerUpdate: { params: idParams, body: customerUpdateSchema },
  customerDelete: { params: idParams, body: reasonSchema },
  customerBulk: { body: bulkDecisionSchema },
  customerUpdateStatus: { params: idParams, body: decisionSchema },
  customerMatches: { params: idParams },
  customerApproveOnto: { params: idParams, body: approveOntoSchema },
  customerRegistration: { params: idParams, body: registrationDecisionSchema },
  customerImportReview: { body: importReviewSchema },
  customerImport: { body: importCommitSchema },
} satisfies InputsOf<typeof customerEndpoints & typeof customerImportEndpoints>;
