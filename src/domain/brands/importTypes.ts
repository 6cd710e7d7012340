import type { RecordStatus } from '../companies/values';
import type { RowOutcome } from '../imports';

/** What imported customers and brands have alike. */
export interface ImportedCompany extends RowOutcome {
  code: string;
  name: string;
  sectors: string[];
  website: string | null;
  /** `pending` where somebody has to approve. */
  status: RecordStatus;
}

/** A row of a workbook of brands as it is or would be written. */
export interface ImportedBrand extends ImportedCompany {
  customer: { code: string; name: string };
  phone: string | null;
  email: string | null;
}
