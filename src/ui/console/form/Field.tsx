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
  /** So small a control that a phone has it beside its label. */
  beside?: boolean;
  /** Of a few characters: two share a line even on a phone, where they may. */
  short?: boolean;
  children: ReactNode;
}

/** Label above, control, and a line for help or what is wrong; the line is always there, so nothing jumps. */
export function Field({ id, label, help, warning, optional, half, fault, group, beside, short, children }: FrameProps) {
  const translate = useTranslate();
  const words = (
    <>
      {label}
      {optional && <span className={styles.optional}>{translate('wizard.optional')}</span>}
    </>
  );
  const shape = [styles.field, half && styles.half, half && short && styles.short, beside && styles.beside]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={shape}>
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
