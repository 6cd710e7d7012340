import { formatAgo, formatInstant } from '../../domain/format';
import { Day } from './Day';
import styles from './figures.module.css';
import { useLanguage } from './language';
import { useNow } from './useNow';

/** How long ago an instant was, for as long as it is looked at; the exact time on hover. */
export function Ago({ value }: { value: string | null | undefined }) {
  const language = useLanguage();
  const now = useNow();
  if (!value) return <Day value={value} />;
  return (
    <time dateTime={value} title={formatInstant(value)} className={styles.figure}>
      {formatAgo(value, new Date(now), language)}
    </time>
  );
}
