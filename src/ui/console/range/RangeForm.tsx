import Button from '@mui/material/Button';
import { type FormEvent, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import { dayOf } from '../../../domain/dates';
import { DayInput } from '../form/DayInput';
import styles from './RangePicker.module.css';
import { type DayRange, type FaultOf, type RangePreset, rangeFault } from './range';

interface RangeFormProps {
  value: DayRange;
  presets: readonly RangePreset[];
  /** The rule of a range that may end after today; else it ends today at the latest. */
  faultOf?: FaultOf | undefined;
  onChange: (chosen: DayRange) => void;
}

const ends = ['start', 'end'] as const;

/** What the picker's popover holds: the usual ranges, and two days to enter. */
export function RangeForm({ value, presets, faultOf, onChange }: RangeFormProps) {
  const translate = useTranslate();
  const id = useId();
  const [entered, setEntered] = useState(value);
  const today = dayOf(new Date());
  const check = faultOf ?? ((range: DayRange) => rangeFault(range, today));
  const [fault, setFault] = useState(() => check(value));
  const apply = (event: FormEvent) => {
    event.preventDefault();
    const found = check(entered);
    setFault(found);
    if (!found) onChange(entered);
  };
  return (
    <form className={styles.form} onSubmit={apply} noValidate>
      <div className={styles.presets}>
        {presets.map(({ label, start, end }) => (
          <button
            key={label}
            type="button"
            className={styles.preset}
            aria-pressed={start === value.start && end === value.end}
            onClick={() => onChange({ start, end })}
          >
            {label}
          </button>
        ))}
      </div>
      <div className={styles.days}>
        {ends.map((end) => (
          <div key={end} className={styles.day}>
            <label htmlFor={`${id}${end}`}>{translate(`range.${end}`)}</label>
            <DayInput
              id={`${id}${end}`}
              value={entered[end]}
              max={faultOf ? undefined : today}
              aria-invalid={fault?.at === end}
              aria-describedby={`${id}fault`}
              onChange={(day) => setEntered({ ...entered, [end]: day })}
            />
          </div>
        ))}
      </div>
      <p id={`${id}fault`} className={styles.fault} aria-live="polite">
        {fault && translate(`error.${fault.code}`)}
      </p>
      <Button type="submit" variant="contained" fullWidth>
        {translate('common.apply')}
      </Button>
    </form>
  );
}
