import { can } from '../../domain/access';
import { customerSchema, customerUpdateSchema } from '../../domain/customers/schema';
import type { CustomerDetail } from '../../domain/customers/types';
import { inCapitals } from '../../domain/validation';
import { getAccessMap } from '../../providers/session';
import { nullsOf } from '../../ui/console/companies/companyForm';
import type { CompanyKit } from '../../ui/console/companies/kit';
import { CustomerInputs } from './CustomerInputs';

/** Customers among the screens customers and brands have alike. */
export const customerKit: CompanyKit<CustomerDetail> = {
  resource: 'customers',
  reasonType: 'CUSTOMER',
  pages: {
    list: 'customers',
    create: 'customerCreate',
    view: 'customerView',
    edit: 'customerEdit',
    approvals: 'customerApprovals',
    approval: 'customerApproval',
    approvalEdit: 'customerEdit',
  },
  calls: {
    detail: 'customerDetail',
    checkCode: 'customerCheckCode',
    create: 'customerCreate',
    update: 'customerUpdate',
    delete: 'customerDelete',
    decide: 'customerUpdateStatus',
  },
  isTrusted: () => can(getAccessMap(), 'customer_management', 'u_approval'),
  empty: { logo: '', name: '', code: '', trading_name: '', tax_number: '', sectors: [], website: '' },
  createSchema: customerSchema,
  updateSchema: customerUpdateSchema,
  tidied: inCapitalLetters,
  toWire: (values) => nullsOf(inCapitalLetters(values), ['logo', 'website']),
  toForm: (customer) => ({
    logo: customer.logo ?? '',
    name: customer.name,
    code: customer.code,
    trading_name: customer.trading_name,
    tax_number: customer.tax_number,
    sectors: customer.sectors.map(({ id }) => id),
    website: customer.website ?? '',
  }),
  lacking: ({ tax_number, sectors }) => [
    ...(tax_number ? [] : ['tax_number']),
    ...(sectors.length > 0 ? [] : ['sectors']),
  ],
  hanging: ({ brand_total, campaign_total, representative_total = 0 }, translate) => [
    translate('companies.delete.hanging.customers', {
      brands: brand_total,
      campaigns: campaign_total,
      representatives: representative_total,
    }),
    ...(brand_total > 0 ? [translate('companies.delete.held.customers')] : []),
  ],
  Inputs: CustomerInputs,
};

/** Code and name are kept in capitals, whatever was typed (spec 1 §5 Customer). */
function inCapitalLetters<V extends Record<string, unknown>>(values: V): V {
  const names = ['code', 'name'].filter((field) => field in values);
  return { ...values, ...Object.fromEntries(names.map((field) => [field, inCapitals(values[field])])) };
}
