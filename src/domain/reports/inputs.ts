import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { reportEndpoints } from './endpoints';
import { reportQuery } from './schema';

/** What the calls of reports are sent. */
export const reportInputs = {
  campaignOverview: { params: idParams },
  finalReport: { params: idParams, query: reportQuery },
  excelReport: { params: idParams, query: reportQuery },
  brandReport: { params: idParams, query: reportQuery },
  brandReportKpi: { params: idParams, query: reportQuery },
} satisfies InputsOf<typeof reportEndpoints>;
