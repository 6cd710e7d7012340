import { type ReactNode, useEffect } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, useFormContext } from 'react-hook-form';
import styles from './kit.module.css';

interface PartProps {
  /** Names its picture. */
  name: string;
  children: ReactNode;
}

/** Pieces of one kind. */
export function Part({ name, children }: PartProps) {
  return (
    <section className={styles.part} data-kit={name} aria-label={name}>
      <p className={styles.name}>{name}</p>
      {children}
    </section>
  );
}

interface FilledProps {
  values: FieldValues;
  /** What is wrong with which field. */
  faults?: Record<string, string>;
  children: ReactNode;
}

/** A form that holds these values and is never sent. */
export function Filled({ values, faults = {}, children }: FilledProps) {
  return (
    <Form defaultValues={values} onSubmit={() => new Promise(() => undefined)} record={{}} noValidate>
      <Faults faults={faults} />
      {children}
    </Form>
  );
}

function Faults({ faults }: { faults: Record<string, string> }) {
  const { setError } = useFormContext();
  useEffect(() => {
    for (const [field, message] of Object.entries(faults)) setError(field, { type: 'server', message });
  }, [setError, faults]);
  return null;
}
