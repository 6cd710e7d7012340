import { useTranslate } from 'react-admin';
import type { RecordStatus } from '../../domain/brands/schema';
import type { CampaignStatus } from '../../domain/campaigns/values';
import styles from './StatusChip.module.css';

type StatusChipProps = { kind: 'campaign'; status: CampaignStatus } | { kind: 'record'; status: RecordStatus };
type Tone = 'muted' | 'accent' | 'info' | 'good' | 'warn' | 'bad';

const tones: { campaign: Record<CampaignStatus, Tone>; record: Record<RecordStatus, Tone> } = {
  campaign: { pitching: 'warn', on_going: 'info', liquidation: 'accent', done: 'good', cancel: 'muted' },
  record: { pending: 'warn', active: 'good', reject: 'bad' },
};

/** A state as a dot and its word; red only for problems. */
export function StatusChip(props: StatusChipProps) {
  const translate = useTranslate();
  const tone = props.kind === 'campaign' ? tones.campaign[props.status] : tones.record[props.status];
  return (
    <span className={`${styles.chip} ${styles[tone]}`}>{translate(`common.status.${props.kind}.${props.status}`)}</span>
  );
}
