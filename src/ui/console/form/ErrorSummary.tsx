import { useContext, useEffect, useRef } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import styles from './form.module.css';
import { LabelsContext } from './labels';

/** After a refused submission: every field to mend, each a button that jumps there. */
export function ErrorSummary({ count = 0 }: { count?: number }) {
  const translate = useTranslate();
  const labels = useContext(LabelsContext);
  const { setFocus } = useFormContext();
  const { errors, submitCount } = useFormState();
  const box = useRef<HTMLDivElement>(null);
  const names = Object.keys(errors).filter((name) => name !== 'root');
  const tries = submitCount + count;
  useEffect(() => {
    if (tries > 0) box.current?.scrollIntoView({ block: 'nearest' });
  }, [tries]);
  if (names.length === 0 || tries === 0) return null;
  return (
    <div ref={box} className={styles.summary} role="alert">
      <p>{translate('wizard.mend', { total: names.length })}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <button type="button" className={styles.jump} onClick={() => setFocus(name)}>
              {labels.get(name) ?? name}:{' '}
              {translate(`error.${errors[name]?.message}`, { _: translate('error.invalid_value') })}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
