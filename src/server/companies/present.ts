import type { BrandDetail } from '../../domain/brands/types';
import type { CompanyRef } from '../../domain/campaigns/types';
import type { CustomerDetail } from '../../domain/customers/types';
import type { Viewer } from '../context';
import { knowsCreators, pick, presentPendingEdit } from '../present';

/** What a list or a page holds of a customer or a brand; a picker holds only what it is called by. */
type Company = CompanyRef & Partial<CustomerDetail> & Partial<BrandDetail>;

const reducedFields = [
  'id',
  'code',
  'name',
  'logo',
  'trading_name',
  'tax_number',
  'website',
  'phone',
  'address',
  'email',
  'description',
  'customer',
  'sectors',
  'status',
  'brand_total',
  'campaign_total',
  'created_at',
  'version',
] as const satisfies (keyof Company)[];

/** What waits and what hangs on it is the staff's. */
const fields = [
  ...reducedFields,
  'pending_edit',
  'status_reason',
  'pending',
  'running_campaign_total',
  'representative_total',
  'representatives',
  'evaluation',
  'hashtags',
] as const satisfies (keyof Company)[];

/** A customer or brand as this viewer may see it (CONTRACT.md §3, §4). */
export function presentCompany<T extends Company>(viewer: Viewer, company: T): T {
  return shownTo(viewer, company) as T;
}

function shownTo(viewer: Viewer, company: Company): Company {
  if (viewer.reduced) return pick(company, reducedFields);
  return {
    ...pick(company, fields),
    ...(knowsCreators(viewer) && pick(company, ['createdBy', 'registration'])),
    ...(company.pending && { pending: presentPendingEdit(viewer, company.pending) }),
  };
}
