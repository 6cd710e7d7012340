import { can } from '../../domain/access';
import { brandSchema, brandUpdateSchema } from '../../domain/brands/schema';
import type { BrandDetail } from '../../domain/brands/types';
import { getAccessMap } from '../../providers/session';
import { nullsOf } from '../../ui/console/companies/companyForm';
import type { CompanyKit } from '../../ui/console/companies/kit';
import type { Picked } from '../../ui/console/form/useFound';
import { BrandInputs } from './BrandInputs';

const optional = ['logo', 'website', 'phone', 'address', 'email', 'description'];

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
    create: 'brandCreate',
    update: 'brandUpdate',
    delete: 'brandDelete',
    decide: 'brandUpdateStatus',
  },
  isTrusted: () => can(getAccessMap(), 'brand_management', 'u_approval'),
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
  createSchema: brandSchema,
  updateSchema: brandUpdateSchema,
  toWire: ({ customer_id, ...values }) => ({ ...nullsOf(values, optional), customer_id: idOf(customer_id) }),
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
  Inputs: BrandInputs,
};

const idOf = (picked: Picked[] | undefined) => picked?.[0]?.id ?? '';
