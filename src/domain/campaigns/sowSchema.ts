import * as yup from 'yup';
import { inVnd } from '../aliases';
import { textLimits } from '../limits';
import { networks } from '../networks';
import { id, text, wholeNumber } from '../validation';
import { isBlankRichText } from './richText';
import { kpiFields, postFormats } from './values';

const largestSowNumber = 1_000_000;

/** The number of a SOW within its campaign, from 1 (CONTRACT-2 §16). */
export const sowNumber = () => yup.number().integer().min(1, 'invalid_value').max(largestSowNumber);

/** The most their columns hold. */
const largestCount = 1_000_000;
const largestRate = 99_999.99;

const isFilled = (value: unknown) => value !== undefined && value !== null && value !== '';

/** Demanded only while its part, online or offline, is chosen. A test, as yup's `when` is slow for thousands of rows. */
const demandedBy = (part: 'is_online' | 'is_offline', message = 'field_required') => ({
  name: 'part',
  message,
  test: (value: unknown, { parent }: yup.TestContext) => parent[part] !== true || isFilled(value),
});

const number = () => wholeNumber().nullable();
/** Rich text; one that shows nothing is none. */
const words = () =>
  text(textLimits.rich)
    .nullable()
    .transform((value: unknown) => (typeof value === 'string' && isBlankRichText(value) ? null : value));

const types = {
  is_online: yup.boolean(),
  social_type: yup.string().oneOf(networks, 'social_type_invalid').nullable(),
  post_format: yup.string().oneOf(postFormats, 'post_format_invalid').nullable(),
  description: words(),
  post_count: wholeNumber().max(largestCount).nullable(),
  kpi_like: number(),
  kpi_share: number(),
  kpi_comment: number(),
  kpi_views: number(),
  kpi_engagement: number(),
  kpi_buzz: number(),
  kpi_mentions: number(),
  engagement_rate: yup.number().min(0).max(largestRate).nullable(),
  booking_price: number().meta(inVnd),
  sale_price: number().meta(inVnd),
  is_offline: yup.boolean(),
  off_description: words(),
  off_booking_price: number().meta(inVnd),
  off_sale_price: number().meta(inVnd),
  note: text(textLimits.note).nullable(),
  followers: number(),
};

/** What a SOW consists of beside its KOL, for forms and imports alike (spec 1 §5 SOW). Prices in VND. */
export const sowFields = {
  is_online: types.is_online
    .default(false)
    .test('part', 'online_or_offline_required', (value, { parent }) => value === true || parent.is_offline === true),
  social_type: types.social_type.default(null).test(demandedBy('is_online', 'field_select_required')),
  post_format: types.post_format.default(null).test(demandedBy('is_online', 'field_select_required')),
  description: types.description.default(null).test(demandedBy('is_online')),
  post_count: types.post_count.default(null).test(demandedBy('is_online')),
  kpi_like: types.kpi_like.default(null),
  kpi_share: types.kpi_share.default(null),
  kpi_comment: types.kpi_comment.default(null),
  kpi_views: types.kpi_views.default(null),
  kpi_engagement: types.kpi_engagement.default(null),
  kpi_buzz: types.kpi_buzz.default(null),
  kpi_mentions: types.kpi_mentions.default(null),
  engagement_rate: types.engagement_rate.default(null),
  booking_price: types.booking_price.default(null).test(demandedBy('is_online')),
  sale_price: types.sale_price.default(null).test(demandedBy('is_online')),
  is_offline: types.is_offline.default(false),
  off_description: types.off_description.default(null).test(demandedBy('is_offline')),
  off_booking_price: types.off_booking_price.default(null).test(demandedBy('is_offline')),
  off_sale_price: types.off_sale_price.default(null).test(demandedBy('is_offline')),
  note: types.note.default(null),
  followers: types.followers.default(null),
};

const kolId = () => id().lowercase();

/** What any SOW must be before it is stored. */
export const sowSchema = yup.object({ kol_id: kolId().required('field_select_required'), ...sowFields });

/** Says that a SOW of the same KOL, network and format is meant beside the one that is there (CONTRACT-2 §16). */
const repeat = { confirm_duplicate: yup.boolean() };

/** Body of `POST /campaigns/{id}/sows`. */
export const newSowSchema = sowSchema.shape(repeat);

const changes = {
  ...types,
  kol_id: kolId(),
  /** Its place among the SOWs of its campaign, from 1; those of one place stand by number. */
  position: sowNumber(),
  version: yup.number().integer(),
};

/** Body of `PUT /campaigns/update-sow/{id}`: what is left out stays; the whole is checked by `sowSchema`. */
export const sowChangesSchema = yup.object(changes);

/** An element of `sows` in `POST` and `PUT /campaigns`: with id a change, without a new SOW (CONTRACT.md §1). */
export const sowPart = yup.object({ ...changes, ...repeat, id: kolId() });
export type SowPart = yup.InferType<typeof sowPart>;

export type SowField = keyof typeof sowFields;

const fieldsSchema = yup.object(sowFields);
export type SowInput = yup.InferType<typeof fieldsSchema>;

const onlineFields = [
  'social_type',
  'post_format',
  'description',
  ...kpiFields,
  'booking_price',
  'sale_price',
  'followers',
] as const;
const offlineFields = ['off_description', 'off_booking_price', 'off_sale_price'] as const;

/** The SOW as it is stored: what belongs to a part that was not chosen is left out, the rate has two decimals. */
export function storedSow(sow: SowInput): SowInput & { post_count: number } {
  const { engagement_rate: rate, post_count } = sow;
  const stored = {
    ...sow,
    post_count: sow.is_online ? (post_count ?? 0) : 0,
    engagement_rate: rate === null ? null : Math.round(rate * 100) / 100,
  };
  if (!sow.is_online) for (const field of onlineFields) stored[field] = null;
  if (!sow.is_offline) for (const field of offlineFields) stored[field] = null;
  return stored;
}

/** What tells a SOW without its number: KOL, network and format; of SOWs that are offline alone, the KOL. Several may share it. */
export function sowKey(kolId: string, sow: Pick<SowInput, 'is_online' | 'social_type' | 'post_format'>): string {
  return sow.is_online ? `${kolId} ${sow.social_type} ${sow.post_format}` : kolId;
}
