import { useLayoutEffect, useRef } from 'react';
import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

const grouped = (digits: string) => digits.replace(/\B(?=(\d{3})+$)/g, '.');
const digitsIn = (text: string) => text.replace(/\D/g, '');

/** A whole number, grouped by dots while it is typed (spec 2 §9). The form keeps a number, or the empty text. */
export function NumberField({ unit, ...props }: FieldProps & { unit?: string }) {
  const { id, fault, text, control, onChange } = useField(props);
  const { ref, ...rest } = control;
  const input = useRef<HTMLInputElement>(null);
  /** Digits behind the caret, which stay behind it however the dots move. */
  const behind = useRef<number | null>(null);
  const shown = grouped(digitsIn(text));

  useLayoutEffect(() => {
    if (behind.current === null || !input.current) return;
    let at = shown.length;
    for (let left = behind.current; left > 0 && at > 0; at -= 1) if (shown[at - 1] !== '.') left -= 1;
    input.current.setSelectionRange(at, at);
    behind.current = null;
  }, [shown]);

  return (
    <Field {...props} id={id} fault={fault}>
      <span className={unit ? styles.measured : undefined}>
        <input
          {...rest}
          ref={(element) => {
            input.current = element;
            ref(element);
          }}
          inputMode="numeric"
          autoComplete="off"
          className={`${styles.control} ${styles.figure}`}
          value={shown}
          onChange={({ target }) => {
            behind.current = digitsIn(target.value.slice(target.selectionEnd ?? target.value.length)).length;
            const digits = digitsIn(target.value).slice(0, 15);
            onChange(digits === '' ? '' : Number(digits));
          }}
        />
        {unit && <span aria-hidden="true">{unit}</span>}
      </span>
    </Field>
  );
}
