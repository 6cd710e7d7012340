import type { ReactNode } from 'react';
import { Section } from '../record/Section';
import styles from './form.module.css';

interface FormGridProps {
  /** Already translated. */
  title: string;
  description?: string;
  children: ReactNode;
}

/** A headed part of a form; short fields share a line. */
export function FormGrid({ title, description, children }: FormGridProps) {
  return (
    <Section title={title} description={description}>
      <div className={styles.grid}>{children}</div>
    </Section>
  );
}
