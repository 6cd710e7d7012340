import { useTranslate } from 'react-admin';
import { type Statuses, type StatusTone, statusTones } from '../../plain/statusTones';
import { Chip } from './Chip';

/** Those whose words everybody has; the others bring theirs along and take a Chip. */
type Worded = 'campaign' | 'request' | 'record' | 'job' | 'collect' | 'content' | 'mail';
type StatusChipProps = { [K in Worded]: { kind: K; status: Statuses[K] } }[Worded];

/** A state as a dot and its word; red only for problems. */
export function StatusChip<K extends Worded>({ kind, status }: Extract<StatusChipProps, { kind: K }>) {
  const translate = useTranslate();
  const tone: StatusTone = (statusTones[kind] as Record<string, StatusTone>)[status] ?? 'muted';
  return <Chip tone={tone} label={translate(`common.status.${kind}.${status}`)} />;
}
