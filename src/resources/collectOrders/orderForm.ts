import { collectOrderSchema } from '../../domain/collectOrders/schema';
import type { CollectOrder } from '../../domain/collectOrders/types';
import { pathTo } from '../../domain/routes';
import type { FormRules } from '../../ui/console/form/resolver';

export const orderRules: FormRules = { schema: collectOrderSchema };

const fields = ['social_type', 'keyword', 'min_follower', 'max_follower'] as const;

/** What the form begins with: what the address says, so that an order can be placed again. */
export function orderFrom(address: URLSearchParams): Record<(typeof fields)[number], string | number> {
  const valueIn = (field: (typeof fields)[number]) => address.get(field) ?? '';
  const numberIn = (field: (typeof fields)[number]) =>
    /^\d{1,15}$/.test(valueIn(field)) ? Number(valueIn(field)) : '';
  return {
    social_type: valueIn('social_type'),
    keyword: valueIn('keyword'),
    min_follower: numberIn('min_follower'),
    max_follower: numberIn('max_follower'),
  };
}

/** Where the same order is placed again. */
export function placeAgain(order: CollectOrder): string {
  const parameters = new URLSearchParams(fields.map((field) => [field, String(order[field])]));
  return `${pathTo('kolCollect')}?${parameters}`;
}
