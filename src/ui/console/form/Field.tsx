import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import styles from './form.module.css';
import type { FieldProps } from './useField';

interface FrameProps extends Pick<FieldProps, 'label' | 'help' | 'optional' | 'half'> {
  id: string;
  fault: string | undefined;
  /** A group of controls: the label names it instead of pointing at one of them. */
  group?: boolean;
  children: ReactNode;
}

/** Label above, control, and a line for help or what is wrong; the line is always there, so nothing jumps. */
export function Field({ id, label, help, optional, half, fault, group, children }: FrameProps) {
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
      <p id={`${id}note`} className={fault ? `${styles.note} ${styles.fault}` : styles.note} aria-live="polite">
        {fault || help}
      </p>
    </div>
  );
}
