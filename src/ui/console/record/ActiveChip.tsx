import styles from './StatusChip.module.css';

/** On or off, as a dot and its word. */
export function ActiveChip({ active, label }: { active: boolean; label: string }) {
  return <span className={`${styles.chip} ${active ? styles.good : styles.muted}`}>{label}</span>;
}
