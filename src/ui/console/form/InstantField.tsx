import { formatInstant } from '../../../domain/format';
import { readTypedInstant, writeInstant } from '../../../domain/typedDay';
import { isUnread } from '../../../domain/typedNumber';
import { DayInput } from './DayInput';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

/** Browsers read half a day as some other one: only what stands whole is an instant. */
const isWhole = (value: string) => value === '' || readTypedInstant(writeInstant(value)) === value;

/** A day and time on the agency's clock. The form keeps an ISO instant in UTC, the empty text, or what is neither. */
export function InstantField(props: FieldProps) {
  const { id, fault, value, text, control, onChange } = useField(props, (held) =>
    isUnread(held) ? held.typed : formatInstant(String(held)),
  );
  return (
    <Field {...props} id={id} fault={fault}>
      <DayInput
        {...control}
        withTime
        className={styles.control}
        value={isUnread(value) ? value.typed : text}
        onChange={(typed) => onChange(isWhole(typed) ? typed : { typed, why: 'invalid_date' })}
      />
    </Field>
  );
}
