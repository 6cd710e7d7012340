import type { ImportedCustomer } from '../../../domain/customers/importTypes';
import {
  type CustomerSheetRow,
  customerColumns,
  customerSheetName,
  customerSheetSchema,
} from '../../../domain/customers/sheet';
import { nextFields } from '../../companies/company';
import type { CompanySheet } from '../../companies/sheet/companySheet';
import { findSectorChoices } from '../../companies/sheet/queries';
import { type CustomerFields, customerKind, noCustomer } from '../kind';
import { likelySameCustomers } from './likelySame';

/** Workbooks of customers: the rules of `POST /customers`. */
export const customerSheet: CompanySheet<
  CustomerFields,
  CustomerSheetRow,
  Pick<ImportedCustomer, 'trading_name' | 'tax_number'>
> = {
  kind: customerKind,
  filename: 'Customer_Import_Template.xlsx',
  name: customerSheetName,
  schema: customerSheetSchema,
  columns: async ({ db }) => customerColumns(await findSectorChoices(db, 'customer_brand')),
  maker: async () => ({
    read: ({ logo: _logo, ...row }, logo_file_id) => ({
      fields: nextFields(noCustomer, { ...row, website: row.website ?? null, logo_file_id }),
      problems: [],
    }),
    show: ({ trading_name, tax_number }) => ({ trading_name, tax_number }),
    cellsOf: ({ logo_file_id: _logo, ...fields }, logo) => ({ ...fields, logo }),
  }),
  fieldOf: { logo: 'logo_file_id' },
  moveProblems: async () => [],
  clashes: async () => [],
  likelySame: likelySameCustomers,
};
