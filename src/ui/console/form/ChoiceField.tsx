import { Field } from './Field';
import styles from './form.module.css';
import { type FieldProps, useField } from './useField';

interface ChoiceFieldProps extends FieldProps {
  options: readonly { value: string; label: string; hint?: string | undefined }[];
  onPicked?: (value: string) => void;
}

/** One of a few, all in view with a word on each. */
export function ChoiceField({ options, onPicked, ...props }: ChoiceFieldProps) {
  const { id, fault, text, control, onChange } = useField(
    props,
    (value) => options.find((option) => option.value === value)?.label,
  );
  return (
    <Field {...props} id={id} fault={fault} group>
      <div role="radiogroup" aria-labelledby={`${id}label`} aria-describedby={`${id}note`} className={styles.choices}>
        {options.map(({ value, label, hint }, index) => (
          <label key={value} className={styles.choice}>
            <input
              type="radio"
              name={control.name}
              {...(index === 0 ? { ref: control.ref } : {})}
              disabled={control.disabled}
              checked={text === value}
              onBlur={control.onBlur}
              onChange={() => {
                onChange(value);
                onPicked?.(value);
              }}
            />
            <span>
              <strong>{label}</strong>
              {hint && <span>{hint}</span>}
            </span>
          </label>
        ))}
      </div>
    </Field>
  );
}
