import { scoreRange } from '../../../domain/evaluations/questions';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../../ui/plain/language';
import styles from './scoreBar.module.css';

/** A score from 1 to 10 as a small bar with its number; a dash where there is none. */
export function ScoreBar({ value }: { value: number | null }) {
  const language = useLanguage();
  return (
    <span className={styles.bar}>
      <span className={styles.track} aria-hidden="true">
        <span style={{ width: `${((value ?? 0) / scoreRange.max) * 100}%` }} />
      </span>
      <span className={styles.number}>{value === null ? '–' : formatNumber(value, language)}</span>
    </span>
  );
}
