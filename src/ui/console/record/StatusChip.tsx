import { useTranslate } from 'react-admin';
import styles from './StatusChip.module.css';
import { type Statuses, type StatusKind, type StatusTone, statusTones } from './statusTones';

type StatusChipProps = { [K in StatusKind]: { kind: K; status: Statuses[K] } }[StatusKind];

/** A state as a dot and its word; red only for problems. */
export function StatusChip<K extends StatusKind>({ kind, status }: Extract<StatusChipProps, { kind: K }>) {
  const translate = useTranslate();
  const tone: StatusTone = (statusTones[kind] as Record<string, StatusTone>)[status] ?? 'muted';
  return <Chip tone={tone} label={translate(`common.status.${kind}.${status}`)} />;
}

/** A state as a dot and its word, already translated. */
export function Chip({ tone, label }: { tone: StatusTone; label: string }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{label}</span>;
}
