import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
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
        <RangeEntry label={filter.label} values={values} onChange={onChange} onDone={onDone} />
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
  const apply = (event: FormEvent) => {
    event.preventDefault();
    onChange(value ? [value] : []);
    onDone();
  };
  const number = filter.kind === 'number';
  return (
    <form className={styles.form} onSubmit={apply}>
      <input
        type={number ? 'number' : 'date'}
        {...(number ? { min: 0, step: 1, inputMode: 'numeric' as const } : {})}
        className={styles.entry}
        aria-label={translate(filter.label)}
        value={value}
        onChange={(event) => setValue(event.target.value)}
      />
      <Button type="submit" variant="contained" fullWidth>
        {translate('common.apply')}
      </Button>
    </form>
  );
}
