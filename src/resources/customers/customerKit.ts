import { can } from '../../domain/access';
import type { CustomerDetail } from '../../domain/customers/types';
import type { CompanyKit } from '../../ui/console/companies/kit';

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
    delete: 'customerDelete',
    decide: 'customerUpdateStatus',
    bulk: 'customerBulk',
  },
  isTrusted: (access) => can(access, 'customer_management', 'u_approval'),
  empty: { logo: '', name: '', code: '', trading_name: '', tax_number: '', sectors: [], website: '' },
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
};
