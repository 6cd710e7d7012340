import type { FieldValues } from 'react-hook-form';
import { newSowSchema, type SowField, type SowInput, sowSchema } from '../../../domain/campaigns/sowSchema';
import type { Sow } from '../../../domain/campaigns/types';
import type { FormRules } from '../../../ui/console/form/resolver';
import { withoutEmpty } from '../../../ui/console/form/resolver';

/** What the inputs of a SOW hold; the empty text where nothing was entered. */
export type SowValues = Record<SowField, string | number | boolean>;

/** The part of a SOW's inputs that says what it is. */
export function kindOf({ is_online, social_type, post_format }: FieldValues) {
  return {
    is_online: is_online === true,
    social_type: (is_online && social_type) || null,
    post_format: (is_online && post_format) || null,
  } as Pick<SowInput, 'is_online' | 'social_type' | 'post_format'> & Pick<Sow, 'social_type' | 'post_format'>;
}

/** A SOW nobody has filled in yet: an online one. */
export const emptySow: SowValues = {
  is_online: true,
  social_type: '',
  post_format: '',
  description: '',
  post_count: '',
  kpi_like: '',
  kpi_share: '',
  kpi_comment: '',
  kpi_views: '',
  kpi_engagement: '',
  kpi_buzz: '',
  kpi_mentions: '',
  engagement_rate: '',
  booking_price: '',
  sale_price: '',
  is_offline: false,
  off_description: '',
  off_booking_price: '',
  off_sale_price: '',
  note: '',
  followers: '',
};

const sowFieldNames = Object.keys(emptySow) as SowField[];

/** A SOW as its inputs hold it. */
export function sowToForm(sow: Sow): SowValues {
  const values = sowFieldNames.map((field) => [field, sow[field] ?? '']);
  return { ...emptySow, ...Object.fromEntries(values), post_count: sow.is_online ? sow.post_count : '' };
}

/** The KOL a picker holds. */
const kolIn = (values: FieldValues): string | undefined => values.kol_id?.[0]?.id;

/** A new SOW as the call takes it. */
export const newSow = (values: FieldValues): FieldValues => ({ ...withoutEmpty(values), kol_id: kolIn(values) });

/** What was changed since `before`; an emptied field is sent as nothing. */
export function changedSow(values: FieldValues, before: FieldValues): FieldValues {
  const changed = sowFieldNames.filter((field) => values[field] !== before[field]);
  return Object.fromEntries(changed.map((field) => [field, values[field] === '' ? null : values[field]]));
}

/** Rules of a new SOW, whose KOL is picked. */
export const newSowRules: FormRules = { schema: newSowSchema, toInput: newSow };

/** Rules of a SOW of this KOL. */
export const sowRulesOf = (kolId: string): FormRules => ({
  schema: sowSchema,
  toInput: (values) => ({ ...withoutEmpty(values), kol_id: kolId }),
});
