import * as yup from 'yup';
import { listQuery, manyFilter, searchFilter } from '../lists';
import { networks } from '../networks';
import { day, oneLine, wholeNumber } from '../validation';
import { collectLimits, collectStatuses } from './values';

const follower = () => wholeNumber().required();

/** `POST /social/kol-filter-order` (spec 1 §5 Collect form): everything is required, bounds of followers included. */
export const collectOrderSchema = yup.object({
  social_type: yup.string().oneOf(networks, 'social_type_invalid').required('field_select_required'),
  keyword: oneLine(collectLimits.keyword)
    .required()
    .test('long enough', 'text_too_short', (text) => !text || text.length >= collectLimits.shortestKeyword),
  min_follower: follower(),
  max_follower: follower().test('range', 'follower_range_incorrect', (value, { parent }) =>
    isFollowerRange(parent.min_follower, value),
  ),
});
export type CollectOrderInput = yup.InferType<typeof collectOrderSchema>;

function isFollowerRange(min: unknown, max: number | undefined): boolean {
  return typeof min !== 'number' || max === undefined || max >= min;
}

/** Query of `GET /social/history-kol-filter-order`; `mine` leaves out the orders of others, days are those of ordering. */
export const collectOrderQuery = listQuery({
  keyword: searchFilter(),
  social_type: manyFilter(networks),
  filter_status: manyFilter(collectStatuses),
  mine: yup.boolean(),
  from: day(),
  to: day(),
});
export type CollectOrderQuery = yup.InferType<typeof collectOrderQuery>;
