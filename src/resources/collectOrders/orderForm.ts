import { collectOrderSchema } from '../../domain/collectOrders/schema';
import type { CollectOrder } from '../../domain/collectOrders/types';
import { pathTo } from '../../domain/routes';
import type { FormRules } from '../../ui/console/form/resolver';

export const orderRules: FormRules = { schema: collectOrderSchema };

const fields = ['social_type', 'keyword', 'min_follower', 'max_follower'] as const;

/** What the form begins with: what the address says, so that an order can be placed again. */
export function orderFrom(address: URLSearchParams): Record<(typeof fields)[number], string> {
  const said = (field: (typeof fields)[number]) => address.get(field) ?? '';
  return {
    social_type: said('social_type'),
    keyword: said('keyword'),
    min_follower: said('min_follower').replace(/\D/g, ''),
    max_follower: said('max_follower').replace(/\D/g, ''),
  };
}

/** Where the same order is placed again. */
export function placeAgain(order: CollectOrder): string {
  const parameters = new URLSearchParams(fields.map((field) => [field, String(order[field])]));
  return `${pathTo('kolCollect')}?${parameters}`;
}
