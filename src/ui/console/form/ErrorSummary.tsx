import { useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { type FieldErrors, useFormContext, useFormState } from 'react-hook-form';
import { type Fault, useFaultText } from './faultText';
import styles from './form.module.css';
import { KnownFieldsContext } from './knownFields';

interface ErrorSummaryProps {
  count?: number;
  /** Goes to the field of this name; where it stands in the form itself, unless told otherwise. */
  onJump?: ((name: string) => void) | undefined;
}

/** After a refused submission: every field to mend, each a button that jumps there. */
export function ErrorSummary({ count = 0, onJump }: ErrorSummaryProps) {
  const translate = useTranslate();
  const textOf = useFaultText();
  const fields = useContext(KnownFieldsContext);
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
        {faults.map(({ name, fault }) => (
          <li key={name}>
            <button type="button" className={styles.jump} onClick={() => (onJump ?? setFocus)(name)}>
              {fields.get(name)?.label ?? name}: {textOf(fault)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}

interface FieldFault {
  name: string;
  fault: Fault;
}

/** Faulty fields in the form's order, those of a list's entries by their path. */
function faultsIn(errors: FieldErrors): FieldFault[] {
  const { root: _root, ...fields } = errors;
  return Object.entries(fields).flatMap(([name, fault]) => faultsAt(name, fault));
}

function faultsAt(name: string, fault: unknown): FieldFault[] {
  if (typeof fault !== 'object' || fault === null) return [];
  if ('message' in fault && typeof fault.message === 'string') return [{ name, fault: fault as Fault }];
  return Object.entries(fault).flatMap(([key, inner]) => (key === 'ref' ? [] : faultsAt(`${name}.${key}`, inner)));
}
