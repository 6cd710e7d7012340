import type { ImportedCompany } from '../brands/importTypes';

/** A row of a workbook of customers as it is or would be written. */
export interface ImportedCustomer extends ImportedCompany {
  trading_name: string;
  tax_number: string;
}
