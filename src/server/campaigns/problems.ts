import { isReversed } from '../../domain/campaigns/rules';
import type { FieldError } from '../../domain/errors';
import type { SignedCtx } from '../context';
import { isCodeTaken } from '../db/codes';
import { type CampaignFields, peopleFields } from './fields';
import { findActiveStaff, findOpenBrand, type StoredCampaign } from './queries/writes';

/**
 * What is wrong with a campaign's fields by what else is stored; `before` is the campaign they change, null for a new
 * one. What was there before may stay: a manager who has left since, a brand that is no longer active.
 */
export async function problemsOf(
  tx: SignedCtx,
  before: StoredCampaign | null,
  fields: CampaignFields,
): Promise<FieldError[]> {
  const was = before?.fields;
  return [
    ...(was?.code === fields.code ? [] : await codeProblems(tx, before, fields)),
    ...(was?.brand_id === fields.brand_id ? [] : await brandProblems(tx, before, fields)),
    ...(await peopleProblems(tx, was, fields)),
    ...periodProblems(was, fields),
  ];
}

async function codeProblems(tx: SignedCtx, before: StoredCampaign | null, { code }: CampaignFields) {
  const isTaken = await isCodeTaken(tx.db, 'campaigns', code, before?.id ?? null);
  return isTaken ? [{ property: 'code', message: 'campaign_code_already_exist' }] : [];
}

/**
 * A campaign may go to any active brand while it is pitched. Later only to one of the same customer: what was shared
 * with that customer must not appear with a stranger.
 */
async function brandProblems(tx: SignedCtx, before: StoredCampaign | null, { brand_id }: CampaignFields) {
  const brand = await findOpenBrand(tx.db, brand_id);
  if (!brand) return [{ property: 'brand_id', message: 'brand_not_exist' }];
  const isFixed = before && before.status !== 'pitching' && before.customer_id !== brand.customer_id;
  return isFixed ? [{ property: 'brand_id', message: 'campaign_customer_is_fixed' }] : [];
}

async function peopleProblems(tx: SignedCtx, was: CampaignFields | undefined, fields: CampaignFields) {
  const added = peopleFields.map((field) => ({
    property: field,
    ids: fields[field].filter((id) => !was?.[field].includes(id)),
  }));
  const staff = await findActiveStaff(
    tx.db,
    added.flatMap(({ ids }) => ids),
  );
  return added
    .filter(({ ids }) => !ids.every((id) => staff.has(id)))
    .map(({ property }) => ({ property, message: 'user_not_exist' }));
}

function periodProblems(was: CampaignFields | undefined, { start_date, end_date }: CampaignFields): FieldError[] {
  if (!isReversed(start_date, end_date)) return [];
  const property = was && was.end_date === end_date ? 'start_date' : 'end_date';
  return [{ property, message: 'end_date_before_start' }];
}
