import type { CustomerInput, CustomerUpdate } from '../../domain/customers/schema';
import { AppError, type FieldError, refuse } from '../../domain/errors';
import { type CompanyFields, type CompanyKind, nextFields } from '../companies/company';
import type { SignedCtx } from '../context';
import { pictureOf } from '../media/pictures';
import { hasBrands } from './queries/links';

/** A customer as it is stored and compared. */
export type CustomerFields = CompanyFields & { trading_name: string; tax_number: string };

/** A customer of which nothing is said. */
export const noCustomer: CustomerFields = {
  code: '',
  name: '',
  trading_name: '',
  tax_number: '',
  website: null,
  logo_file_id: null,
  sectors: [],
};

/** Customers among what customers and brands have alike. */
export const customerKind: CompanyKind<CustomerFields> = {
  entity: 'customer',
  scope: 'customer_management',
  columns: ['code', 'name', 'trading_name', 'tax_number', 'website', 'logo_file_id'],
  sectorTypes: ['customer_brand'],
  missing: 'customer_not_exist',
  codeTaken: 'customer_code_already_exist',
  wireNames: { logo_file_id: 'logo' },
  problems: async () => [],
  async mayBecomeActive(_tx, { tax_number, sectors }) {
    const lacking: FieldError[] = [];
    if (!tax_number) lacking.push({ property: 'tax_number', message: 'field_required' });
    if (sectors.length === 0) lacking.push({ property: 'sectors', message: 'field_select_required' });
    refuse(lacking);
  },
  async mayBeRemoved(tx, id) {
    if (await hasBrands(tx.db, id)) throw new AppError('customer_has_brand_links');
  },
};

/** The fields an input gives; what it leaves out is undefined. @throws AppError file_not_exist */
export async function givenFields(
  tx: SignedCtx,
  { logo, ...input }: Omit<CustomerUpdate, 'version'>,
): Promise<Partial<CustomerFields>> {
  return { ...input, logo_file_id: await pictureOf(tx, 'logo', logo) } as Partial<CustomerFields>;
}

/** A new customer as its input says. @throws AppError file_not_exist */
export async function customerOf(tx: SignedCtx, input: CustomerInput): Promise<CustomerFields> {
  return nextFields(noCustomer, await givenFields(tx, input));
}
