import { can } from '../../../domain/access';
import type { ImportedBrand } from '../../../domain/brands/importTypes';
import { type BrandSheetRow, brandColumns, brandSheetName, brandSheetSchema } from '../../../domain/brands/sheet';
import { mayApprove, nextFields } from '../../companies/company';
import type { CompanySheet } from '../../companies/sheet/companySheet';
import { findSectorChoices } from '../../companies/sheet/queries';
import type { SignedCtx } from '../../context';
import { type BrandFields, brandKind, customerProblem, noBrand } from '../kind';
import { findCustomersByCode, findSheetCustomers } from '../queries/sheet';
import { likelySameBrands } from './likelySame';

/** Workbooks of brands: the rules of `POST /brands`, the customer by code. */
export const brandSheet: CompanySheet<
  BrandFields,
  BrandSheetRow,
  Pick<ImportedBrand, 'customer' | 'phone' | 'email'>
> = {
  kind: brandKind,
  filename: 'Brand_Import_Template.xlsx',
  name: brandSheetName,
  schema: brandSheetSchema,
  async columns(ctx, offered) {
    const sectors = await findSectorChoices(ctx.db, 'customer_brand');
    const industries = await findSectorChoices(ctx.db, 'industry');
    return brandColumns({ sectors, industries, customers: await customersFor(ctx, offered) });
  },
  async maker({ db, viewer }, rows, lock) {
    const codes = rows.map(({ customer_id }) => customer_id);
    const customers = await findCustomersByCode(db, codes, lock);
    const byId = new Map([...customers.values()].map((customer) => [customer.id, customer]));
    const isActive = mayApprove(brandKind, viewer);
    return {
      read({ logo: _logo, customer_id: code, sectors = [], industries = [], ...row }, logo_file_id) {
        const customer = customers.get(code.toUpperCase());
        const error = customerProblem(customer?.status ?? null, isActive);
        const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
        const ids = { customer_id: customer?.id ?? '', sectors: [...sectors, ...industries], logo_file_id };
        return {
          fields: nextFields(noBrand, { ...(given as Partial<BrandFields>), ...ids }),
          problems: error ? [{ column: 'customer_id', error, value: code }] : [],
        };
      },
      show({ customer_id, phone, email }) {
        const { code = '', name = '' } = byId.get(customer_id) ?? {};
        return { customer: { code, name }, phone, email };
      },
    };
  },
  likelySame: likelySameBrands,
};

/** Customers a cell may name: to fill in only approved ones, for those who may read them. */
async function customersFor({ db, viewer }: SignedCtx, offered: boolean) {
  if (!offered) return findSheetCustomers(db, ['active', 'pending']);
  return can(viewer.access, 'customer_management', 'r') ? findSheetCustomers(db, ['active']) : [];
}
