import formStyles from '../../../ui/console/form/form.module.css';

interface ChoicesProps<T extends string> {
  name: string;
  label: string;
  value: T;
  options: readonly { value: T; label: string }[];
  onChange: (value: T) => void;
}

/** One of a few, in force as soon as it is chosen. */
export function Choices<T extends string>({ name, label, value, options, onChange }: ChoicesProps<T>) {
  return (
    <div role="radiogroup" aria-label={label} className={formStyles.choices}>
      {options.map((option) => (
        <label key={option.value} className={formStyles.choice}>
          <input type="radio" name={name} checked={option.value === value} onChange={() => onChange(option.value)} />
          <strong>{option.label}</strong>
        </label>
      ))}
    </div>
  );
}
