import { useTranslate } from 'react-admin';
import { formatExact } from '../../../domain/format';
import { isUnread } from '../../../domain/typedNumber';
import { useLanguage } from '../../plain/language';
import { Field } from './Field';
import styles from './form.module.css';
import { NumberNote } from './NumberNote';
import { type FieldProps, useField } from './useField';
import { useTypedNumber } from './useTypedNumber';

interface NumberFieldProps extends FieldProps {
  unit?: string;
  /** What counts while nothing is entered. */
  placeholder?: string | undefined;
  /** At most so many; none for a whole number. */
  decimals?: number;
}

/** A number, grouped as the page's language does, however it is typed. The form keeps it, or the empty text. */
export function NumberField({ unit, placeholder, decimals = 0, ...props }: NumberFieldProps) {
  const language = useLanguage();
  const translate = useTranslate();
  const { id, fault, value, control, onChange } = useField(props, (held) =>
    isUnread(held) ? held.typed : [formatExact(Number(held), language), unit].filter(Boolean).join(' '),
  );
  const { ref, ...rest } = control;
  const number = useTypedNumber({ value, decimals, onChange });
  const unread = isUnread(value) && (fault || number.unread) ? value : null;
  return (
    <Field
      {...props}
      id={id}
      fault={unread ? <NumberNote unread={unread} decimals={decimals} onChosen={onChange} /> : fault}
      short={!unit}
      help={number.inFull === null ? props.help : translate('wizard.in_full', { number: number.inFull })}
    >
      <span className={unit ? styles.measured : undefined}>
        <input
          {...rest}
          {...number.input}
          ref={(element) => {
            number.ref(element);
            ref(element);
          }}
          aria-invalid={rest['aria-invalid'] || unread !== null}
          className={`${styles.control} ${styles.figure}`}
          placeholder={placeholder}
          onBlur={() => {
            number.input.onBlur();
            rest.onBlur();
          }}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    </Field>
  );
}
