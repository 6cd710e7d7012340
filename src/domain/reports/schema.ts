import * as yup from 'yup';
import { dayOf } from '../dates';
import { day } from '../validation';

/** Query of the reports: the day (`YYYY-MM-DD`) the numbers are as of, today by default and at the latest (CONTRACT-2 §9). */
export const reportQuery = yup.object({
  as_of: day().test('past', 'invalid_date', (value) => !value || value <= dayOf(new Date())),
});
