import { useTranslate } from 'react-admin';
import { dayOf, isDay } from '../../domain/dates';
import styles from './AsOfDay.module.css';

interface AsOfDayProps {
  /** The day the figures shown are of. */
  value: string;
  /** Before it there is nothing to tell. */
  min?: string | undefined;
  /** The chosen day; null for today. */
  onDay: (day: string | null) => void;
}

/** The day a report's figures are as of. */
export function AsOfDay({ value, min, onDay }: AsOfDayProps) {
  const translate = useTranslate();
  const today = dayOf(new Date());
  return (
    <label className={styles.day}>
      {translate('reports.as_of')}
      <input
        type="date"
        key={value}
        defaultValue={value}
        min={min}
        max={today}
        onChange={({ target }) => {
          if (isDay(target.value) && target.value >= '2000') onDay(target.value === today ? null : target.value);
        }}
      />
    </label>
  );
}
