import styles from './FilterPanel.module.css';
import type { FilterDefinition } from './filters';

interface FilterPillsProps {
  filter: FilterDefinition;
  values: string[];
  onChange: (values: string[]) => void;
}

/** A few choices side by side; a chosen one is let go by a second click. */
export function FilterPills({ filter: { kind, options = [] }, values, onChange }: FilterPillsProps) {
  const choose = (value: string) => {
    if (values.includes(value)) onChange(values.filter((entry) => entry !== value));
    else onChange(kind === 'many' ? [...values, value] : [value]);
  };
  return (
    <div className={styles.pills}>
      {options.map(({ value, label }) => (
        <button
          key={value}
          type="button"
          className={styles.pill}
          aria-pressed={values.includes(value)}
          onClick={() => choose(value)}
        >
          {label}
        </button>
      ))}
    </div>
  );
}
