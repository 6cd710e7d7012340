import { AppError, type ErrorCode, invalid } from '../../domain/errors';
import type { RequestCreateInput } from '../../domain/requests/schema';
import type { Ctx, Viewer } from '../context';
import type { Db } from '../db/connection';
import { type AskingBrand, findAskingBrands, hasCustomer } from './queries/asker';

/** For whom a request asks: brand and customer we know, or null. */
export interface Asker {
  brand: AskingBrand | null;
  customer_id: string | null;
}

type Named = Pick<RequestCreateInput, 'brand_id' | 'customer_id'>;

/**
 * Whom a request is bound to (CONTRACT.md §3 Rows): a guest's to nobody, a staff's to whichever is named, a client's always
 * to one it represents, so that it finds its own request again. Where it represents only one, that need not be named.
 * @throws AppError brand_not_exist, customer_not_exist (also of others), permission_denied, validation_failed
 */
export async function askerOf({ db, viewer }: Ctx, named: Named): Promise<Asker> {
  if (!viewer) return { brand: null, customer_id: null };
  if (named.brand_id) return ofBrand(await ownBrand(db, viewer, named.brand_id), named.customer_id);
  if (named.customer_id) return { brand: null, customer_id: await ownCustomer(db, viewer, named.customer_id) };
  if (viewer.type === 'staff') return { brand: null, customer_id: null };
  if (viewer.type === 'brand') return ofBrand(await onlyBrand(db, viewer));
  return { brand: null, customer_id: onlyCustomer(viewer) };
}

function ofBrand(brand: AskingBrand, customerId?: string | null): Asker {
  if (customerId && customerId !== brand.customer_id) {
    throw invalid([{ property: 'customer_id', message: 'invalid_value' }]);
  }
  return { brand, customer_id: brand.customer_id };
}

async function ownBrand(db: Db, viewer: Viewer, id: string): Promise<AskingBrand> {
  const [brand] = await findAskingBrands(db, viewer, id);
  if (!brand) throw missing('brand_id', 'brand_not_exist');
  return brand;
}

async function ownCustomer(db: Db, viewer: Viewer, id: string): Promise<string> {
  // A brand user may read its customer but has no requests of it beside those of the brand.
  const isOwn = viewer.type === 'staff' || viewer.customerIds.includes(id);
  if (!isOwn || !(await hasCustomer(db, viewer, id))) throw missing('customer_id', 'customer_not_exist');
  return id;
}

async function onlyBrand(db: Db, viewer: Viewer): Promise<AskingBrand> {
  const [brand, another] = await findAskingBrands(db, viewer, null);
  if (!brand) throw new AppError('permission_denied');
  if (another) throw invalid([{ property: 'brand_id', message: 'field_select_required' }]);
  return brand;
}

function onlyCustomer({ customerIds: [customer, another] }: Viewer): string {
  if (!customer) throw new AppError('permission_denied');
  if (another) throw invalid([{ property: 'customer_id', message: 'field_select_required' }]);
  return customer;
}

function missing(property: string, code: ErrorCode): AppError {
  return new AppError(code, [{ property, message: code }]);
}
