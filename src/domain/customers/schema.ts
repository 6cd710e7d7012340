import type * as yup from 'yup';
import { recordStatuses } from '../brands/schema';
import { idsFilter, manyFilter, pickerQuery, searchFilter } from '../lists';

/** Query of `GET /customers` (spec 2 §7 Customers). */
export const customerListQuery = pickerQuery({
  name: searchFilter(),
  statuses: manyFilter(recordStatuses),
  sector_ids: idsFilter(),
});
export type CustomerListQuery = yup.InferType<typeof customerListQuery>;
