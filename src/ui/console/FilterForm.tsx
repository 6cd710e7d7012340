import Button from '@mui/material/Button';
import { type FormEvent, useState } from 'react';
import { useTranslate } from 'react-admin';
import { normalise } from '../../domain/text';
import styles from './FilterBar.module.css';
import type { FilterDefinition } from './filters';

interface FilterFormProps {
  filter: FilterDefinition;
  values: string[];
  onChange: (values: string[]) => void;
  onDone: () => void;
}

const searchedFrom = 9;

/** What a filter's popover holds: choices to tick, or one value to enter. */
export function FilterForm(props: FilterFormProps) {
  return props.filter.kind === 'many' || props.filter.kind === 'one' ? <Choices {...props} /> : <Entry {...props} />;
}

function Choices({ filter, values, onChange, onDone }: FilterFormProps) {
  const translate = useTranslate();
  const [text, setText] = useState('');
  const options = filter.options ?? [];
  const wanted = normalise(text);
  const shown = options.filter((option) => normalise(option.label).includes(wanted));
  const many = filter.kind === 'many';
  const choose = (value: string, chosen: boolean) => {
    if (many) return onChange(chosen ? [...values, value] : values.filter((entry) => entry !== value));
    onChange([value]);
    onDone();
  };
  return (
    <div className={styles.form}>
      {options.length >= searchedFrom && (
        <input
          type="search"
          className={styles.entry}
          placeholder={translate('common.search')}
          aria-label={translate('common.search')}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      )}
      <div className={styles.options}>
        {shown.map(({ value, label }) => (
          <label key={value} className={styles.option}>
            <input
              type={many ? 'checkbox' : 'radio'}
              name={filter.source}
              checked={values.includes(value)}
              onChange={(event) => choose(value, event.target.checked)}
            />
            {label}
          </label>
        ))}
        {shown.length === 0 && <p className={styles.none}>{translate('common.nothing_found')}</p>}
      </div>
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
