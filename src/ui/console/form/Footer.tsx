import type { ReactNode } from 'react';
import styles from './form.module.css';

interface FooterProps {
  /** Beside the buttons, such as why one of them does nothing yet. */
  note?: ReactNode;
  noteId?: string;
  className?: string | undefined;
  /** The way out first, the one primary action last. */
  children: ReactNode;
}

/** The end of a form, a drawer or a wizard: it stays in view. */
export function Footer({ note, noteId, className, children }: FooterProps) {
  return (
    <div className={className ? `${styles.footer} ${className}` : styles.footer}>
      {note && (
        <span id={noteId} className={styles.foot}>
          {note}
        </span>
      )}
      {children}
    </div>
  );
}
