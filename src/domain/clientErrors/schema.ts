import * as yup from 'yup';
import { listQuery, searchFilter } from '../lists';
import { withoutHalves } from '../validation';

// A report is cut, not refused: half of one is worth more than none.
function cut(most: number) {
  return yup
    .string()
    .transform((value: unknown) => (typeof value === 'string' ? withoutHalves(value.trim().slice(0, most)) : value));
}

/** Body of `POST /errors`. */
export const clientErrorSchema = yup.object({
  message: cut(500).required(),
  stack: cut(4_000),
  /** Where in the page's tree it happened. */
  component: cut(2_000),
  /** Path of the page. */
  path: cut(300),
  /** Which build the browser runs. */
  release: cut(100),
});
export type ClientErrorInput = yup.InferType<typeof clientErrorSchema>;

/** Query of `GET /errors`. */
export const clientErrorQuery = listQuery({ name: searchFilter() });
export type ClientErrorQuery = yup.InferType<typeof clientErrorQuery>;
