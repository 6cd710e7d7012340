import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import styles from './form.module.css';
import type { FieldProps } from './useField';

interface FrameProps extends Pick<FieldProps, 'label' | 'optional' | 'half' | 'warning'> {
  id: string;
  fault: ReactNode;
  help?: ReactNode;
  /** A group of controls: the label names it instead of pointing at one of them. */
  group?: boolean;
  children: ReactNode;
}

/** Label above, control, and a line for help or what is wrong; the line is always there, so nothing jumps. */
export function Field({ id, label, help, warning, optional, half, fault, group, children }: FrameProps) {
  const translate = useTranslate();
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}>{translate('wizard.optional')}</span>}
    </>
  );
  return (
    <div className={half ? `${styles.field} ${styles.half}` : styles.field}>
      {group ? (
        <span id={`${id}label`} className={styles.label}>
          {words}
        </span>
      ) : (
        <label htmlFor={id} className={styles.label}>
          {words}
        </label>
      )}
      {children}
      <p
        id={`${id}note`}
        className={`${styles.note} ${fault ? styles.fault : warning ? styles.warning : ''}`}
        aria-live="polite"
      >
        {fault || warning || help}
      </p>
    </div>
  );
}
