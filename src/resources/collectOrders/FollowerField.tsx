import { useState } from 'react';
import { formatNumber } from '../../domain/format';
import { Field } from '../../ui/console/form/Field';
import styles from '../../ui/console/form/form.module.css';
import { type FieldProps, useField } from '../../ui/console/form/useField';
import { useLanguage } from '../../ui/plain/language';

const mostDigits = 15;

/** A number of followers: digits while it is typed, grouped once it is left. */
export function FollowerField(props: FieldProps) {
  const language = useLanguage();
  const { id, fault, text, control, onChange } = useField(props);
  const [isTyping, setTyping] = useState(false);
  const grouped = text === '' ? '' : formatNumber(Number(text), language);
  return (
    <Field {...props} id={id} fault={fault}>
      <input
        {...control}
        inputMode="numeric"
        autoComplete="off"
        className={styles.control}
        value={isTyping ? text : grouped}
        onFocus={() => setTyping(true)}
        onBlur={() => {
          setTyping(false);
          control.onBlur();
        }}
        onChange={(event) => onChange(event.target.value.replace(/\D/g, '').slice(0, mostDigits))}
      />
    </Field>
  );
}
