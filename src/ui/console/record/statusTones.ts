import type { CampaignStatus, PostContentStatus, RequestStatus } from '../../../domain/campaigns/values';
import type { CollectStatus } from '../../../domain/collectOrders/values';
import type { RecordStatus } from '../../../domain/companies/values';
import type { QueueJobState } from '../../../domain/jobs/types';
import type { MailState } from '../../../domain/reportMails/values';

export interface Statuses {
  campaign: CampaignStatus;
  request: RequestStatus;
  record: RecordStatus;
  job: QueueJobState;
  collect: CollectStatus;
  content: PostContentStatus;
  mail: MailState;
}
export type StatusKind = keyof Statuses;
export type StatusTone = 'muted' | 'accent' | 'info' | 'good' | 'warn' | 'bad';

/** One colour a word, whatever it is said of; cyan for what is approved and red for what is cancelled (spec 1 §4). */
export const statusTones: { [K in StatusKind]: Record<Statuses[K], StatusTone> } = {
  campaign: { pitching: 'warn', on_going: 'info', liquidation: 'accent', done: 'good', cancel: 'bad' },
  request: { pending: 'muted', on_going: 'muted', approved: 'info', cancel: 'bad' },
  record: { pending: 'warn', active: 'info', reject: 'bad' },
  job: { waiting: 'muted', retrying: 'warn', running: 'info', done: 'good', failed: 'bad' },
  collect: { wait: 'info', complete: 'good', failed: 'bad' },
  content: { draft: 'muted', approved: 'info', used: 'good' },
  mail: { waiting: 'info', sent: 'good', failed: 'bad' },
};
