import * as yup from 'yup';
import { instant } from '../instant';
import { textLimits } from '../limits';
import { target } from '../linkTarget';
import { createdFilters, listQuery, searchFilter, sortBy } from '../lists';
import { blankIsNull, day, id, kept, optionalId, optionalText, text } from '../validation';
import { isSlug, qrSizes } from './rules';
import { shortenerStates } from './types';

/** Query of `GET /shorteners`. */
export const shortenersQuery = listQuery({
  sort: sortBy('CLICKS'),
  search: searchFilter(),
  status: yup.string().oneOf(shortenerStates),
  campaign_id: id().lowercase(),
  post_id: id().lowercase(),
  ...createdFilters(),
});
export type ShortenersQuery = yup.InferType<typeof shortenersQuery>;

/** Query of `GET /shorteners/{id}/clicks`: days as Asia/Ho_Chi_Minh has them, both included. */
export const clicksQuery = yup.object({ from: day(), to: day() });

/** Query of `GET /shorteners/{id}/qr`. */
export const qrQuery = yup.object({
  format: yup
    .string()
    .oneOf(['svg', 'png'] as const)
    .default('svg'),
  size: yup.number().integer().min(qrSizes.min, 'invalid_value').max(qrSizes.max).default(qrSizes.usual),
});

const slug = () =>
  text(textLimits.url)
    .nullable()
    .transform(blankIsNull)
    .test('slug', 'slug_incorrect', (value) => !value || isSlug(value));

const fields = {
  label: optionalText(),
  campaign_id: optionalId(),
  /** Its campaign is the link's. */
  post_id: optionalId(),
  expires_at: instant().transform(blankIsNull),
  active: yup.boolean(),
};

/** Body of `POST /shorteners`; without a slug one is given. */
export const shortenerSchema = yup.object({ original_url: target().required(), slug: slug(), ...fields });
export type ShortenerInput = yup.InferType<typeof shortenerSchema>;

/** Body of `PUT /shorteners/{id}`: what is left out stays. */
export const shortenerUpdateSchema = yup.object({
  original_url: kept(target()),
  ...fields,
  version: yup.number().integer(),
});
export type ShortenerUpdate = yup.InferType<typeof shortenerUpdateSchema>;
