import { useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import styles from './form.module.css';
import { LabelsContext } from './labels';

/** After a refused submission: every field to mend, each a button that jumps there. */
export function ErrorSummary({ count = 0 }: { count?: number }) {
  const translate = useTranslate();
  const labels = useContext(LabelsContext);
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const faults = faultsIn(errors);
  const tries = submitCount + count;
  useEffect(() => {
    if (tries > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  if (faults.length === 0 || tries === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert">
      <p>{translate('wizard.mend', { total: faults.length })}</p>
      <ul>
        {faults.map(({ name, code }) => (
          <li key={name}>
            <button type="button" className={styles.jump} onClick={() => setFocus(name)}>
              {labels.get(name) ?? name}: {translate(`error.${code}`, { _: translate('error.invalid_value') })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface Fault {
  name: string;
  code: string;
}

/** Faulty fields in the form's order, those of a list's entries by their path. */
function faultsIn(errors: FieldErrors): Fault[] {
  const { root: _root, ...fields } = errors;
  return Object.entries(fields).flatMap(([name, fault]) => faultsAt(name, fault));
}

function faultsAt(name: string, fault: unknown): Fault[] {
  if (typeof fault !== 'object' || fault === null) return [];
  if ('message' in fault && typeof fault.message === 'string') return [{ name, code: fault.message }];
  return Object.entries(fault).flatMap(([key, inner]) => (key === 'ref' ? [] : faultsAt(`${name}.${key}`, inner)));
}
