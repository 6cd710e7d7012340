import type { BulkOutcome } from '../bulk';
import type { CompanyRef } from '../campaigns/types';
import type { FreeCode, NextCode } from '../codes';
import type { ImportedCustomer } from './importTypes';
import type { Customer, CustomerDetail, CustomerMatch } from './types';

/** What the calls of customers answer. */
export interface CustomerAnswers {
  /** Only the picker’s fields where more than 200 were asked for. */
  customerList: Customer | CompanyRef;
  customerDetail: CustomerDetail;
  customerNextCode: NextCode;
  customerCheckCode: FreeCode;
  customerCreate: CustomerDetail;
  customerUpdate: CustomerDetail;
  customerBulk: BulkOutcome[];
  customerUpdateStatus: CustomerDetail;
  customerRegistration: CustomerDetail;
  customerMatches: CustomerMatch[];
  customerApproveOnto: CustomerDetail;
  customerImportReview: ImportedCustomer;
  customerImport: ImportedCustomer;
}
