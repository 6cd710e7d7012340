import type { ReactNode } from 'react';
import styles from './plain.module.css';

/** A page of one message, for whoever is outside the console. */
export function PlainPage({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <main className={styles.page}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.hint}>{hint}</p>
      {children}
    </main>
  );
}
