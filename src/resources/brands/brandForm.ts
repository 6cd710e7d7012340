import { brandSchema, brandUpdateSchema } from '../../domain/brands/schema';
import type { BrandDetail } from '../../domain/brands/types';
import { customerParameter } from '../../ui/console/companies/AddButton';
import { nullsOf } from '../../ui/console/companies/companyForm';
import type { CompanyFormKit } from '../../ui/console/companies/kit';
import type { Picked } from '../../ui/console/form/useFound';
import { BrandInputs } from './BrandInputs';
import { brandKit } from './brandKit';

const optional = ['logo', 'website', 'phone', 'address', 'email', 'description'];
const idOf = (picked: Picked[] | undefined) => picked?.[0]?.id ?? '';

/** The form of a brand among those customers and brands have alike. */
export const brandForm: CompanyFormKit<BrandDetail> = {
  ...brandKit,
  createSchema: brandSchema,
  updateSchema: brandUpdateSchema,
  toWire: ({ customer_id, ...values }) => ({ ...nullsOf(values, optional), customer_id: idOf(customer_id) }),
  Inputs: BrandInputs,
  below: {
    parameter: customerParameter,
    resource: 'customers',
    field: 'customer_id',
    page: 'customerView',
    tab: 'brand',
  },
};
