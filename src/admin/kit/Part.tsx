import { type ReactNode, useEffect, useMemo } from 'react';
import { Form } from 'react-admin';
import { type FieldValues, type Resolver, useFormContext } from 'react-hook-form';
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
export function Filled({ values, faults, children }: FilledProps) {
  const resolver = useMemo(() => refusing(faults), [faults]);
  return (
    <Form
      defaultValues={values}
      resolver={resolver}
      onSubmit={() => new Promise(() => undefined)}
      record={{}}
      noValidate
    >
      {faults && <Checked />}
      {children}
    </Form>
  );
}

const refusing =
  (faults: Record<string, string> = {}): Resolver =>
  (values) => {
    const found = Object.entries(faults).map(([field, message]) => [field, { type: 'server', message }] as const);
    return found.length > 0 ? { values: {}, errors: Object.fromEntries(found) } : { values, errors: {} };
  };

/** Shows what is wrong as after a try to send, once the form stands. */
function Checked() {
  const { trigger } = useFormContext();
  useEffect(() => {
    const timer = setTimeout(() => void trigger(), 50);
    return () => clearTimeout(timer);
  }, [trigger]);
  return null;
}
