import { useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayOf, isDay } from '../../domain/dates';
import styles from './AsOfDay.module.css';
import { DayInput } from './form/DayInput';

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
  const id = useId();
  const today = dayOf(new Date());
  /** What is being typed; gone once another day is shown. */
  const [entered, setEntered] = useState<{ of: string; day: string } | null>(null);
  const shown = entered?.of === value ? entered.day : value;
  const isOffered = (day: string) => isDay(day) && day >= '2000' && day <= today;
  return (
    <div className={styles.day}>
      <label htmlFor={id}>{translate('reports.as_of')}</label>
      <DayInput
        id={id}
        value={shown}
        min={min}
        max={today}
        aria-invalid={shown !== '' && !isOffered(shown)}
        onChange={(day) => {
          setEntered({ of: value, day });
          if (isOffered(day)) onDay(day === today ? null : day);
        }}
        onBlur={() => setEntered(null)}
      />
    </div>
  );
}
