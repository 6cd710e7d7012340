import { useMemo } from 'react';
import { useGetList } from 'react-admin';
import type { Brand } from '../../../domain/brands/types';
import { getCart } from '../../../providers/cart';
import { useMayCall, useMe } from '../../../ui/console/access/useAccess';
import { emptyRequest, type RequestForm } from './requestForm';

interface RequestStart {
  values: RequestForm;
  /** The person stands for several, so that the request has to name the brand. */
  needsBrand: boolean;
}

/** What a new request begins with: the cart, and what is known of whoever asks for a brand of their own; null until it is there. */
export function useRequestStart(): RequestStart | null {
  const me = useMe();
  const isClient = me.type === 'customer' || me.type === 'brand';
  const mayListBrands = useMayCall('brandList');
  const isAsked = isClient && mayListBrands;
  const { data, isPending } = useGetList<Brand>(
    'brands',
    { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } },
    { enabled: isAsked, retry: false },
  );
  return useMemo(() => {
    const values = { ...emptyRequest, request_kols: [...getCart()] };
    if (!isClient) return { values, needsBrand: false };
    if (isAsked && isPending) return null;
    const contact = { customer_phone: me.phone ?? '', customer_email: me.email };
    return { values: { ...values, ...contact, ...ofBrands(data ?? []) }, needsBrand: needsBrand(me.type, data ?? []) };
  }, [me, isClient, isAsked, isPending, data]);
}

function ofBrands(brands: readonly Brand[]): Partial<RequestForm> {
  const [brand, another] = brands;
  const customers = customersOf(brands);
  const customer_name = customers.length === 1 ? (customers[0] ?? '') : '';
  if (!brand || another) return { customer_name };
  const { id, name, logo } = brand;
  return { customer_name, brand_id: [{ id, name }], brand_name: name, brand_cover_image: logo ?? '' };
}

function needsBrand(type: string, brands: readonly Brand[]): boolean {
  return type === 'brand' ? brands.length > 1 : customersOf(brands).length > 1;
}

function customersOf(brands: readonly Brand[]): string[] {
  return [...new Set(brands.flatMap(({ customer }) => customer?.name ?? []))];
}
