import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { isDay } from '../../../domain/dates';
import { DayInput } from '../form/DayInput';
import styles from './FilterBar.module.css';
import { FilterChoices } from './FilterChoices';
import type { FilterDefinition } from './filters';
import { PeriodEntry } from './PeriodEntry';
import { RangeEntry } from './RangeEntry';

interface FilterFormProps {
  filter: FilterDefinition;
  values: string[];
  onChange: (values: string[]) => void;
  onDone: () => void;
}

/** What a filter's popover holds: choices to tick, or values to enter. */
export function FilterForm(props: FilterFormProps) {
  const { filter, values, onChange, onDone } = props;
  if (filter.kind === 'range') {
    return (
      <div className={styles.form}>
        <RangeEntry
          label={filter.label}
          values={values}
          onChange={onChange}
          decimals={filter.decimals}
          onDone={onDone}
        />
      </div>
    );
  }
  if (filter.kind === 'period') {
    return (
      <div className={styles.form}>
        <PeriodEntry label={filter.label} values={values} onChange={onChange} onDone={onDone} />
      </div>
    );
  }
  if (filter.kind !== 'many' && filter.kind !== 'one') return <Entry {...props} />;
  const choose = (chosen: string[]) => {
    onChange(chosen);
    if (filter.kind === 'one') onDone();
  };
  return (
    <div className={styles.form}>
      <FilterChoices filter={filter} values={values} onChange={choose} />
    </div>
  );
}

function Entry({ filter, values, onChange, onDone }: FilterFormProps) {
  const translate = useTranslate();
  const [value, setValue] = useState(values[0] ?? '');
  const [isWrong, setWrong] = useState(false);
  const apply = (event: FormEvent) => {
    event.preventDefault();
    setWrong(value !== '' && !isDay(value));
    if (value !== '' && !isDay(value)) return;
    onChange(value ? [value] : []);
    onDone();
  };
  return (
    <form className={styles.form} onSubmit={apply}>
      <DayInput
        className={styles.entry}
        aria-label={translate(filter.label)}
        aria-invalid={isWrong}
        value={value}
        onChange={setValue}
      />
      {isWrong && (
        <p role="alert" className={styles.fault}>
          {translate('wizard.day_unread')}
        </p>
      )}
      <Button type="submit" variant="contained" fullWidth>
        {translate('common.apply')}
      </Button>
    </form>
  );
}
