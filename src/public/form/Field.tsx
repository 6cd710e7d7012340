import { type ComponentProps, type ReactNode, useId } from 'react';
import styles from './form.module.css';

interface FieldProps {
  name: string;
  label: string;
  help?: ReactNode;
  /** What is wrong with it, in words. */
  fault?: string | undefined;
  /** Takes half of the width where there is room. */
  half?: boolean;
  input: Omit<ComponentProps<'input'>, 'name' | 'id' | 'className'> & { rows?: number };
}

/** A field with its label above and what is wrong below; with rows it takes a text of several lines. */
export function Field({ name, label, help, fault, half = false, input: { rows, ...input } }: FieldProps) {
  const id = useId();
  const described = [help && `${id}-help`, fault && `${id}-fault`].filter(Boolean).join(' ');
  const control = {
    ...input,
    id,
    name,
    'aria-invalid': Boolean(fault),
    ...(described && { 'aria-describedby': described }),
  };
  return (
    <div className={half ? `${styles.field} ${styles.half}` : styles.field}>
      <label htmlFor={id}>{label}</label>
      {rows ? <textarea {...(control as ComponentProps<'textarea'>)} rows={rows} /> : <input {...control} />}
      {help && (
        <p id={`${id}-help`} className={styles.help}>
          {help}
        </p>
      )}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  );
}
