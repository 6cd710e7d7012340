import { backupHandlers } from './backup/handlers';
import { foundPostHandlers } from './campaigns/found/handlers';
import { collectHandlers } from './collectOrders/collect';
import { companyHandlers } from './companies/registered';
import type { Services } from './context';
import { evaluationHandlers } from './evaluations/handlers';
import type { Handlers } from './jobs/handler';
import { ownHandlers } from './jobs/handlers';
import { kolScoreHandlers } from './kolScores/handlers';
import { mediaHandlers } from './media/collect';
import { paceHandlers } from './pace/handlers';

import { reportMailHandlers } from './reportMails/handlers';
import { reportSnapshotHandlers } from './reportSnapshots/handlers';

import { consentHandlers } from './social/consents/revoke';
import { syncHandlers } from './social/sync/handlers';
import { todayHandlers } from './today/handlers';

const { mail, ...others } = {
  ...ownHandlers,
  ...syncHandlers,
  ...consentHandlers,
  ...collectHandlers,
  ...companyHandlers,
  ...mediaHandlers,
  ...paceHandlers,
  ...foundPostHandlers,
  ...kolScoreHandlers,
  ...evaluationHandlers,
  ...todayHandlers,
  ...reportMailHandlers,
  ...reportSnapshotHandlers,
};

/** The kinds a server works on: all, or with WORKERS=0 none but mails that are kept in its own memory. */
export function serverHandlers(services: Pick<Services, 'config' | 'mail'>): Handlers {
  if (services.config.workers) return { mail, ...others, ...nightly(services) };
  return services.mail.kept() ? { mail } : {};
}

/** The kinds `npm run worker` works on: all, but for mails that only a server can keep and show. */
export function workerHandlers(services: Pick<Services, 'config' | 'mail'>): Handlers {
  return { ...(!services.mail.kept() && { mail }), ...others, ...nightly(services) };
}

function nightly({ config }: Pick<Services, 'config'>): Handlers {
  return config.backup.nightly ? backupHandlers : {};
}
