import { useTranslate } from 'react-admin';
import type { RecordStatus } from '../../../domain/brands/schema';
import type { CampaignStatus, RequestStatus } from '../../../domain/campaigns/values';
import type { CollectStatus } from '../../../domain/collectOrders/values';
import type { QueueJobState } from '../../../domain/jobs/types';
import styles from './StatusChip.module.css';

interface Statuses {
  campaign: CampaignStatus;
  request: RequestStatus;
  record: RecordStatus;
  job: QueueJobState;
  collect: CollectStatus;
}
type Kind = keyof Statuses;
type StatusChipProps = { [K in Kind]: { kind: K; status: Statuses[K] } }[Kind];
type Tone = 'muted' | 'accent' | 'info' | 'good' | 'warn' | 'bad';

const tones: { [K in Kind]: Record<Statuses[K], Tone> } = {
  campaign: { pitching: 'warn', on_going: 'info', liquidation: 'accent', done: 'good', cancel: 'muted' },
  request: { pending: 'muted', on_going: 'muted', approved: 'info', cancel: 'bad' },
  record: { pending: 'warn', active: 'good', reject: 'bad' },
  job: { waiting: 'muted', retrying: 'warn', running: 'info', done: 'good', failed: 'bad' },
  collect: { wait: 'info', complete: 'good', failed: 'bad' },
};

/** A state as a dot and its word; red only for problems. */
export function StatusChip<K extends Kind>({ kind, status }: Extract<StatusChipProps, { kind: K }>) {
  const translate = useTranslate();
  const tone: Tone = (tones[kind] as Record<string, Tone>)[status] ?? 'muted';
  return <span className={`${styles.chip} ${styles[tone]}`}>{translate(`common.status.${kind}.${status}`)}</span>;
}
