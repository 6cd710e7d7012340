import type { BrandInput, BrandUpdate } from '../../domain/brands/schema';
import type { RecordStatus } from '../../domain/companies/values';
import { AppError, type ErrorCode, type FieldError, invalid, refuse } from '../../domain/errors';
import { normalise } from '../../domain/text';
import type { Approvable } from '../approvals/approvable';
import { type CompanyFields, type CompanyKind, nextFields } from '../companies/company';
import type { Ctx } from '../context';
import { pictureOf } from '../media/pictures';
import { findNamesake, lockBrandNames } from './queries/names';
import { findCustomerStatus, hasRunningCampaigns } from './queries/surroundings';

/** A brand as it is stored and compared. */
export type BrandFields = CompanyFields & {
  customer_id: string;
  phone: string | null;
  address: string | null;
  email: string | null;
  description: string | null;
};

/** A brand of which nothing is said. */
export const noBrand: BrandFields = {
  code: '',
  name: '',
  customer_id: '',
  website: null,
  phone: null,
  address: null,
  email: null,
  description: null,
  logo_file_id: null,
  sectors: [],
};

const blamed = (message: ErrorCode | null): FieldError[] => (message ? [{ property: 'customer_id', message }] : []);

/** Why a brand cannot be with a customer of this status, null where there is none: an active one needs an active one. */
export function customerProblem(status: RecordStatus | null, isActive: boolean): ErrorCode | null {
  if (!status || status === 'reject') return 'customer_not_exist';
  return isActive && status === 'pending' ? 'customer_is_pending' : null;
}

/** Brands among what customers and brands have alike. */
export const brandKind: CompanyKind<BrandFields> = {
  entity: 'brand',
  scope: 'brand_management',
  columns: ['code', 'name', 'customer_id', 'website', 'phone', 'address', 'email', 'description', 'logo_file_id'],
  sectorTypes: ['customer_brand', 'industry'],
  missing: 'brand_not_exist',
  codeTaken: 'brand_code_already_exist',
  wireNames: { logo_file_id: 'logo', customer_id: 'customer' },
  async problems(tx, before, fields) {
    const ofName = await nameProblems(tx, before, fields);
    return [...(await customerProblems(tx, before, fields)), ...ofName];
  },
  async mayBecomeActive(tx, { customer_id, sectors }) {
    if (sectors.length === 0) throw invalid([{ property: 'sectorIds', message: 'field_select_required' }]);
    refuse(blamed(customerProblem(await findCustomerStatus(tx.db, customer_id), true)));
  },
  async mayBeRemoved(tx, id) {
    if (await hasRunningCampaigns(tx.db, id)) throw new AppError('brand_has_campaigns');
  },
};

/** What keeps a brand from its customer: a new one's, or another one's for a brand there is. */
export async function customerProblems(
  tx: Ctx,
  before: Approvable<BrandFields> | null,
  { customer_id }: BrandFields,
): Promise<FieldError[]> {
  const isMoved = before !== null && before.fields.customer_id !== customer_id;
  if (before && !isMoved) return [];
  const status = await findCustomerStatus(tx.db, customer_id);
  const isGone = customerProblem(status, false);
  if (isGone || !before) return blamed(isGone);
  if (await hasRunningCampaigns(tx.db, before.id)) return blamed('brand_has_campaigns');
  return blamed(customerProblem(status, before.status === 'active'));
}

type Named = Pick<BrandFields, 'customer_id' | 'name'>;

/** Whether two brands are one customer's and of one name, but for case and accents. */
export function isOfName(one: Named, other: Named): boolean {
  return one.customer_id === other.customer_id && normalise(one.name) === normalise(other.name);
}

/** A name the customer has for another brand already; what is not renamed keeps the name it has, unless it was rejected. */
async function nameProblems(
  tx: Ctx,
  before: Approvable<BrandFields> | null,
  { customer_id, name }: BrandFields,
): Promise<FieldError[]> {
  if (before && before.status !== 'reject' && isOfName(before.fields, { customer_id, name })) return [];
  await lockBrandNames(tx.db, [customer_id]);
  const namesake = await findNamesake(tx.db, { customer_id, name }, before?.id ?? null);
  return namesake ? [{ property: 'name', message: 'brand_already_exist' }] : [];
}

/** The fields an input gives; what it leaves out is undefined. @throws AppError file_not_exist */
export async function givenFields(
  tx: Ctx,
  { logo, sectorIds, ...input }: Omit<BrandUpdate, 'version'>,
): Promise<Partial<BrandFields>> {
  return { ...input, sectors: sectorIds, logo_file_id: await pictureOf(tx, 'logo', logo) } as Partial<BrandFields>;
}

/** A new brand as its input says. @throws AppError file_not_exist */
export async function brandOf(tx: Ctx, input: BrandInput): Promise<BrandFields> {
  return nextFields(noBrand, await givenFields(tx, input));
}
