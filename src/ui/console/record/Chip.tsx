import type { StatusTone } from '../../plain/statusTones';
import styles from './StatusChip.module.css';

/** A state as a dot and its word, already translated. */
export function Chip({ tone, label }: { tone: StatusTone; label: string }) {
  return <span className={`${styles.chip} ${styles[tone]}`}>{label}</span>;
}
