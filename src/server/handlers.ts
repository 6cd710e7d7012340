import { collectHandlers } from './collectOrders/collect';
import { companyHandlers } from './companies/registered';
import type { Services } from './context';
import type { Handlers } from './jobs/handler';
import { ownHandlers } from './jobs/handlers';
import { mediaHandlers } from './media/collect';
import { syncHandlers } from './social/sync/handlers';

const { mail, ...others } = {
  ...ownHandlers,
  ...syncHandlers,
  ...collectHandlers,
  ...companyHandlers,
  ...mediaHandlers,
};

/** The kinds a server works on: all, or with WORKERS=0 none but mails that are kept in its own memory. */
export function serverHandlers(services: Pick<Services, 'config' | 'mail'>): Handlers {
  if (services.config.workers) return { mail, ...others };
  return services.mail.kept() ? { mail } : {};
}

/** The kinds `npm run worker` works on: all, but for mails that only a server can keep and show. */
export function workerHandlers(services: Pick<Services, 'mail'>): Handlers {
  return services.mail.kept() ? others : { mail, ...others };
}
