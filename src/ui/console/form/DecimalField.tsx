import { useState } from 'react';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

const written = (text: string) => text.replace('.', ',');
const read = (typed: string) => (typed === '' ? '' : Number(typed.replace(',', '.')));

/** A number with at most two decimals behind a comma (spec 2 §9). The form keeps a number, or the empty text. */
export function DecimalField({ unit, ...props }: FieldProps & { unit?: string }) {
  const { id, fault, text, control, onChange } = useField(props);
  /** What is typed, as `3,` is no number of its own. */
  const [typed, setTyped] = useState('');
  const shown = String(read(typed)) === text ? typed : written(text);
  return (
    <Field {...props} id={id} fault={fault}>
      <span className={unit ? styles.measured : undefined}>
        <input
          {...control}
          inputMode="decimal"
          autoComplete="off"
          className={`${styles.control} ${styles.figure}`}
          value={shown}
          onChange={({ target }) => {
            const [kept = ''] = /^\d{0,5}(,\d{0,2})?/.exec(written(target.value.trim())) ?? [];
            const number = kept === ',' ? '0,' : kept;
            setTyped(number);
            onChange(read(number));
          }}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    </Field>
  );
}
