import type { OwnOrder } from '../list/SortSelect';

/** Orders of KOLs beside name and date; by cost only for whom it is shown. */
export const kolOrders = (reduced: boolean): OwnOrder[] => [
  'followers_DESC',
  'engagement_rate_DESC',
  'views_DESC',
  'growth_DESC',
  ...(reduced ? [] : (['cpe_ASC', 'cpv_ASC'] as const)),
];
