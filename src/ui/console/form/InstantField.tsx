import { clockOf, instantAt } from '../../../domain/dates';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

/** A day and time on the agency's clock. The form keeps an ISO instant in UTC, or the empty text. */
export function InstantField(props: FieldProps) {
  const { id, fault, text, control, onChange } = useField(props);
  return (
    <Field {...props} id={id} fault={fault}>
      <input
        {...control}
        type="datetime-local"
        className={styles.control}
        value={clockOf(text)}
        onChange={({ target }) => onChange(instantAt(target.value))}
      />
    </Field>
  );
}
