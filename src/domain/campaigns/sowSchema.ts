import * as yup from 'yup';
import { textLimits } from '../limits';
import { networks } from '../networks';
import { text, wholeNumber } from '../validation';
import { postFormats } from './values';

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

const number = () => wholeNumber().nullable().default(null);
const words = () => text(textLimits.rich).nullable().default(null);

/** What a SOW consists of beside its KOL, for forms and imports alike (spec 1 §5 SOW). Prices in VND. */
export const sowFields = {
  is_online: yup
    .boolean()
    .default(false)
    .test('part', 'online_or_offline_required', (value, { parent }) => value === true || parent.is_offline === true),
  social_type: yup
    .string()
    .oneOf(networks, 'social_type_invalid')
    .nullable()
    .default(null)
    .test(demandedBy('is_online', 'field_select_required')),
  post_format: yup
    .string()
    .oneOf(postFormats, 'post_format_invalid')
    .nullable()
    .default(null)
    .test(demandedBy('is_online', 'field_select_required')),
  description: words().test(demandedBy('is_online')),
  post_count: wholeNumber().max(largestCount).nullable().default(null).test(demandedBy('is_online')),
  kpi_like: number(),
  kpi_share: number(),
  kpi_comment: number(),
  kpi_views: number(),
  kpi_engagement: number(),
  kpi_buzz: number(),
  kpi_mentions: number(),
  engagement_rate: yup.number().min(0).max(largestRate).nullable().default(null),
  booking_price: number().test(demandedBy('is_online')),
  sale_price: number().test(demandedBy('is_online')),
  is_offline: yup.boolean().default(false),
  off_description: words().test(demandedBy('is_offline')),
  off_booking_price: number().test(demandedBy('is_offline')),
  off_sale_price: number().test(demandedBy('is_offline')),
  note: text(textLimits.note).nullable().default(null),
  followers: number(),
};

export type SowField = keyof typeof sowFields;

const sowSchema = yup.object(sowFields);
export type SowInput = yup.InferType<typeof sowSchema>;

const onlineFields = [
  'social_type',
  'post_format',
  'description',
  'kpi_like',
  'kpi_share',
  'kpi_comment',
  'kpi_views',
  'kpi_engagement',
  'kpi_buzz',
  'kpi_mentions',
  'engagement_rate',
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
