import { useId } from 'react';
import styles from './intro.module.css';

interface PickProps<Value extends string> {
  /** Already translated. */
  label: string;
  options: readonly { value: Value; text: string }[];
  value: Value;
  onChange: (value: Value) => void;
}

/** One of a few, side by side. */
export function Pick<Value extends string>({ label, options, value, onChange }: PickProps<Value>) {
  const name = useId();
  return (
    <div className={styles.pick} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <label key={option.value}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          {option.text}
        </label>
      ))}
    </div>
  );
}
