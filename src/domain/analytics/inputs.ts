import type { InputsOf } from '../input';
import type { analyticsEndpoints } from './endpoints';
import { periodQuery } from './period';

/** What the calls of the analytics are sent. */
export const analyticsInputs = {
  customersReport: { query: periodQuery },
  brandsReport: { query: periodQuery },
  kolsReport: { query: periodQuery },
  campaignsReport: { query: periodQuery },
  analyticsExport: { query: periodQuery },
} satisfies InputsOf<typeof analyticsEndpoints>;
