import { can } from '../../domain/access';
import type { BrandDetail } from '../../domain/brands/types';
import type { CompanyKit } from '../../ui/console/companies/kit';

/** Brands among the screens customers and brands have alike. */
export const brandKit: CompanyKit<BrandDetail> = {
  resource: 'brands',
  reasonType: 'BRAND',
  pages: {
    list: 'brands',
    create: 'brandCreate',
    view: 'brandView',
    edit: 'brandEdit',
    approvals: 'brandApprovals',
    approval: 'brandApproval',
    approvalEdit: 'brandApprovalEdit',
  },
  calls: {
    detail: 'brandDetail',
    checkCode: 'brandCheckCode',
    delete: 'brandDelete',
    decide: 'brandUpdateStatus',
    bulk: 'brandBulk',
  },
  isTrusted: (access) => can(access, 'brand_management', 'u_approval'),
  empty: {
    logo: '',
    name: '',
    code: '',
    customer_id: [],
    sectorIds: [],
    website: '',
    phone: '',
    email: '',
    address: '',
    description: '',
  },
  toForm: (brand) => ({
    logo: brand.logo ?? '',
    name: brand.name,
    code: brand.code,
    customer_id: brand.customer ? [{ id: brand.customer.id, name: brand.customer.name }] : [],
    sectorIds: brand.sectors.map(({ id }) => id),
    website: brand.website ?? '',
    phone: brand.phone ?? '',
    email: brand.email ?? '',
    address: brand.address ?? '',
    description: brand.description ?? '',
  }),
  lacking: ({ sectors }) => (sectors.length > 0 ? [] : ['sectorIds']),
  hanging: ({ campaign_total, running_campaign_total = 0, representative_total = 0 }, translate) => [
    translate('companies.delete.hanging.brands', {
      campaigns: campaign_total,
      running: running_campaign_total,
      representatives: representative_total,
    }),
    ...(running_campaign_total > 0 ? [translate('companies.delete.held.brands')] : []),
  ],
};
