import type { ImportAction } from '../imports';
import type { RecordStatus } from './schema';

/** What imported customers and brands have alike. */
export interface ImportedCompany {
  /** The number the person sees in the spreadsheet. */
  row: number;
  action: ImportAction;
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
