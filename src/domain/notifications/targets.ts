import type { AccessMap } from '../access';
import { campaignStatuses, groupOfStatus } from '../campaigns/values';
import { mayOpen, pathTo, routeNames, routes } from '../routes';
import type { Notification, NotificationType } from './types';

/** Pages as the specification writes them (spec 1 §2 Notifications). */
const pageOf: Record<NotificationType, string> = {
  KOL: '/kols/:id/view',
  CAMPAIGN: '/campaigns/:type/:id/view',
  BRAND: '/brands/:id/view',
  CAMPAIGN_REQUEST: '/campaigns/request/:id/view',
  CUSTOMER: '/customers/:id/view',
  SOCIAL: '/',
  POST: '/',
  USER: '/users',
  EVALUATION: '/campaigns/:type/:id/evaluation',
  TODAY: '/today',
  CONNECTION: '/profile/connections',
};

/** Where records of an import are found. */
const listOf: Partial<Record<NotificationType, string>> = { KOL: '/kols', CUSTOMER: '/customers', BRAND: '/brands' };

/**
 * The page a notification leads to, by its first dependency (spec 1 §2 Notifications); `/` is everybody's first page.
 * Null where that page does not exist or this user may not open it.
 */
export function targetOf(
  { dependencies: [first] }: Pick<Notification, 'dependencies'>,
  access: AccessMap,
): string | null {
  if (!first) return null;
  const { type, data } = first;
  // Many at once, by an import, have no page of their own but the list.
  const list = data.status === 'done' ? listOf[type] : undefined;
  const path = list ?? pageOf[type];
  if (path === '/') return path;
  const page = routeNames.find((name) => routes[name].path === path);
  if (!page || !mayOpen(page, access)) return null;
  const status = campaignStatuses.find((known) => known === data.status);
  if ((type === 'CAMPAIGN' || type === 'EVALUATION') && !status) return null;
  const address = pathTo(page, { id: data.id, type: status ? groupOfStatus(status) : '' });
  if (type !== 'CAMPAIGN') return address;
  if (data.mail) return `${address}?mail=${data.mail}`;
  return data.tab ? `${address}?tab=${data.tab}` : address;
}
