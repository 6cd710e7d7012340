import styles from './form.module.css';

/** The words below a field; the line is kept free so that nothing jumps. */
export function FieldFault({ id, text }: { id: string; text: string | undefined }) {
  return (
    <p id={id} className={styles.fault} aria-live="polite">
      {text}
    </p>
  );
}
