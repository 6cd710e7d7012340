import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { reportLinkEndpoints } from './endpoints';
import {
  linkedFileQuery,
  linkedQuery,
  linkListQuery,
  linkParams,
  linkSchema,
  linkUpdateSchema,
  openSchema,
  tokenParams,
} from './schema';

/** What the calls of links to reports are sent. */
export const reportLinkInputs = {
  reportLinkList: { params: idParams, query: linkListQuery },
  reportLinkCreate: { params: idParams, body: linkSchema },
  reportLinkUpdate: { params: linkParams, body: linkUpdateSchema },
  reportLinkAddress: { params: linkParams },
  linkedReport: { params: tokenParams, query: linkedQuery },
  linkedReportOpen: { params: tokenParams, body: openSchema },
  linkedReportFile: { params: tokenParams, query: linkedFileQuery },
} satisfies InputsOf<typeof reportLinkEndpoints>;
