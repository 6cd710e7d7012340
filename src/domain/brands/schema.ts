import type * as yup from 'yup';
import { idsFilter, manyFilter, pickerQuery, searchFilter } from '../lists';
import { id } from '../validation';

export const recordStatuses = ['pending', 'active', 'reject'] as const;
export type RecordStatus = (typeof recordStatuses)[number];

/** Query of `GET /brands`. */
export const brandListQuery = pickerQuery({
  name: searchFilter(),
  statuses: manyFilter(recordStatuses),
  sector_ids: idsFilter(),
  customer_id: id(),
});
export type BrandListQuery = yup.InferType<typeof brandListQuery>;
