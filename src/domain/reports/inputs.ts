import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { reportEndpoints } from './endpoints';
import { documentQuery, figureQuery, reportQuery, reportTextsSchema } from './schema';

/** What the calls of reports are sent. */
export const reportInputs = {
  campaignOverview: { params: idParams },
  finalReport: { params: idParams, query: documentQuery },
  reportFigure: { params: idParams, query: figureQuery },
  reportTextsUpdate: { body: reportTextsSchema },
  excelReport: { params: idParams, query: documentQuery },
  pptxReport: { params: idParams, query: documentQuery },
  pdfReport: { params: idParams, query: documentQuery },
  brandReport: { params: idParams, query: reportQuery },
  brandReportKpi: { params: idParams, query: reportQuery },
} satisfies InputsOf<typeof reportEndpoints>;
