import { can } from '../../../domain/access';
import type { ImportedBrand } from '../../../domain/brands/importTypes';
import { type BrandSheetRow, brandColumns, brandSheetName, brandSheetSchema } from '../../../domain/brands/sheet';
import { mayApprove, nextFields } from '../../companies/company';
import type { CompanySheet, PlannedCompany, RowClash } from '../../companies/sheet/companySheet';
import { findSectorChoices } from '../../companies/sheet/queries';
import type { SignedCtx } from '../../context';
import type { Db } from '../../db/connection';
import { type BrandFields, brandKind, customerProblem, customerProblems, isOfName, noBrand } from '../kind';
import { lockBrandNames } from '../queries/names';
import { findCustomersByCode, findCustomersById, findSameBrands, findSheetCustomers } from '../queries/sheet';

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
  async maker({ db, viewer }, { given, stored }, lock) {
    const codes = given.flatMap(({ customer_id: code }) => (typeof code === 'string' ? code : []));
    const owned = stored.map(({ customer_id }) => customer_id);
    if (lock) {
      const named = await findCustomersByCode(db, codes, false);
      await lockBrandNames(db, [...owned, ...[...named.values()].map(({ id }) => id)]);
    }
    const customers = await findCustomersByCode(db, codes, lock);
    const owners = await findCustomersById(db, owned);
    for (const owner of owners) customers.set(owner.code.toUpperCase(), owner);
    const byId = new Map([...customers.values()].map((customer) => [customer.id, customer]));
    const industries = new Set((await findSectorChoices(db, 'industry')).map(({ value }) => value));
    const isActive = mayApprove(brandKind, viewer);
    return {
      read({ logo: _logo, customer_id: code, sectors = [], industries: kinds = [], ...row }, logo_file_id) {
        const customer = customers.get(code.toUpperCase());
        const error = customerProblem(customer?.status ?? null, isActive);
        const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== undefined));
        // None where the cell names nobody.
        const ids = { customer_id: customer?.id ?? '', sectors: [...sectors, ...kinds], logo_file_id };
        return {
          fields: nextFields(noBrand, { ...(given as Partial<BrandFields>), ...ids }),
          problems: error ? [{ column: 'customer_id', error, value: code }] : [],
        };
      },
      show({ customer_id, phone, email }) {
        const { code = '', name = '' } = byId.get(customer_id) ?? {};
        return { customer: { code, name }, phone, email };
      },
      cellsOf: ({ logo_file_id: _logo, customer_id, sectors, ...fields }, logo) => ({
        ...fields,
        logo,
        customer_id: byId.get(customer_id)?.code ?? null,
        sectors: sectors.filter((id) => !industries.has(id)),
        industries: sectors.filter((id) => industries.has(id)),
      }),
    };
  },
  fieldOf: { logo: 'logo_file_id', industries: 'sectors' },
  moveProblems: async (ctx, before, fields) =>
    fields.customer_id === ''
      ? [{ property: 'customer_id', message: 'customer_not_exist' }]
      : customerProblems(ctx, before, fields),
  clashes: namesakes,
  // A brand of the same name is refused.
  likelySame: async () => [],
};

/** Rows that give a name another brand of the customer has, or gets by a row above; what keeps its name may. */
async function namesakes(db: Db, drafts: readonly PlannedCompany<BrandFields>[]): Promise<RowClash[]> {
  const asked = drafts.flatMap(({ before, fields: { name, customer_id } }, place) => {
    const keeps = before !== null && isOfName(before.fields, { name, customer_id });
    return keeps || customer_id === '' ? [] : { place, name, customer_id, id: before?.id ?? null };
  });
  const clashes = new Map<number, RowClash>();
  for (const { place, row: earlier } of await findSameBrands(db, asked)) {
    const draft = drafts[place];
    const error = earlier === null ? 'brand_already_exist' : 'row_is_duplicate';
    if (draft && !clashes.has(draft.row)) {
      const of_row = earlier === null ? undefined : drafts[earlier]?.row;
      const clash = { row: draft.row, column: 'name', error, value: draft.fields.name } as const;
      clashes.set(draft.row, of_row === undefined ? clash : { ...clash, of_row });
    }
  }
  return [...clashes.values()];
}

/** Customers a cell may name: to fill in only approved ones, for those who may read them. */
async function customersFor({ db, viewer }: SignedCtx, offered: boolean) {
  if (!offered) return findSheetCustomers(db, ['active', 'pending']);
  return can(viewer.access, 'customer_management', 'r') ? findSheetCustomers(db, ['active']) : [];
}
