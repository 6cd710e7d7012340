import type { ButtonHTMLAttributes, ReactNode } from 'react';
import styles from './IconButton.module.css';

interface IconButtonProps extends Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'aria-label' | 'title' | 'className'> {
  /** What it does: its name and its tooltip. */
  label: string;
  tone?: 'muted' | 'good';
  children: ReactNode;
}

/** A button of one icon, light enough to stand on each of hundreds of cards. */
export function IconButton({ label, tone = 'muted', children, ...button }: IconButtonProps) {
  return (
    <button type="button" {...button} className={`${styles.button} ${styles[tone]}`} aria-label={label} title={label}>
      {children}
    </button>
  );
}
