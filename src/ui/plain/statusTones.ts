import type { Pace } from '../../domain/campaigns/pace';
import type { CampaignStatus, PostContentStatus, RequestStatus } from '../../domain/campaigns/values';
import type { CollectStatus } from '../../domain/collectOrders/values';
import type { RecordStatus } from '../../domain/companies/values';
import type { HashtagSetting } from '../../domain/hashtags/types';
import type { HealthState } from '../../domain/health/types';
import type { RowEffect } from '../../domain/imports';
import type { QueueJobState } from '../../domain/jobs/types';
import type { MailStand } from '../../domain/reportMails/rules';
import type { SnapshotStatus, Validity } from '../../domain/reportSnapshots/values';
import type { ShortenerState } from '../../domain/shorteners/types';
import type { NetworkStatus } from '../../domain/social/types';

/** What is said of a network: what keeps it from being read comes before what it does. */
export type NetworkState = NetworkStatus['state'] | 'waiting' | 'running' | 'spent';
/** What a frozen report is said to be: how far its files are, and once they are there whether it counts. */
export type SnapshotState = Exclude<SnapshotStatus, 'ready'> | Validity;
/** Whether a link to a report opens. */
export type LinkState = 'open' | 'ended' | 'revoked' | 'withdrawn';

export interface Statuses {
  campaign: CampaignStatus;
  request: RequestStatus;
  record: RecordStatus;
  job: QueueJobState;
  collect: CollectStatus;
  content: PostContentStatus;
  mail: MailStand;
  pace: Pace;
  network: NetworkState;
  health: HealthState;
  snapshot: SnapshotState;
  link: LinkState;
  shortener: ShortenerState;
  hashtag: HashtagSetting['status'];
  effect: RowEffect;
  switch: 'true' | 'false';
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
  mail: { waiting: 'info', on_way: 'info', sent: 'good', failed: 'bad' },
  pace: { ahead: 'good', on_pace: 'info', behind: 'bad', none: 'muted' },
  network: {
    connected: 'good',
    demo: 'info',
    not_connected: 'muted',
    waiting: 'bad',
    running: 'accent',
    spent: 'warn',
  },
  health: { good: 'good', warn: 'warn', bad: 'bad', off: 'muted', unknown: 'muted' },
  snapshot: { rendering: 'info', failed: 'bad', valid: 'good', withdrawn: 'bad', replaced: 'warn' },
  link: { open: 'good', ended: 'muted', revoked: 'muted', withdrawn: 'bad' },
  shortener: { active: 'info', ended: 'muted', inactive: 'muted' },
  hashtag: { classified: 'good', unclassified: 'warn' },
  effect: { adds: 'good', changes: 'info', nothing: 'muted' },
  switch: { true: 'good', false: 'muted' },
};
