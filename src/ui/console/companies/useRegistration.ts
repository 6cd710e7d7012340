import { useGetOne } from 'react-admin';
import { can } from '../../../domain/access';
import type { BrandDetail } from '../../../domain/brands/types';
import type { CustomerDetail } from '../../../domain/customers/types';
import { useAccess } from '../access/useAccess';
import { quiet, whole } from '../record/whole';
import type { Company } from './kit';

const waits = ({ status, pending }: Company) => status === 'pending' && !pending;

/**
 * The customer and the brand that were registered together, where both still wait and this person may decide on both;
 * null where each is decided on by itself, undefined until that is known.
 */
export function useRegistration({ registration }: Company) {
  const access = useAccess();
  const { customer_id = '', brand_id } = registration ?? {};
  const mayDecide = (scope: 'customer_management' | 'brand_management') =>
    can(access, scope, 'u_approval') && can(access, scope, 'r_detail');
  const enabled = Boolean(brand_id) && mayDecide('customer_management') && mayDecide('brand_management');
  const options = { enabled, retry: false, onError: quiet };
  const customer = useGetOne<CustomerDetail>('customers', { id: customer_id, meta: whole('customers') }, options);
  const brand = useGetOne<BrandDetail>('brands', { id: brand_id ?? '', meta: whole('brands') }, options);
  if (!enabled || customer.error || brand.error) return null;
  if (!customer.data || !brand.data) return undefined;
  const isOne = customer.data.registration?.brand_id === brand.data.id;
  return isOne && waits(customer.data) && waits(brand.data) ? { customer: customer.data, brand: brand.data } : null;
}
