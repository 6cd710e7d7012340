import { type ReactNode, useId } from 'react';
import styles from './Section.module.css';

interface SectionProps {
  /** Already translated. */
  title: string;
  description?: ReactNode;
  actions?: ReactNode;
  children: ReactNode;
}

/** A headed part of a page, set off by a line instead of a box. */
export function Section({ title, description, actions, children }: SectionProps) {
  const id = useId();
  return (
    <section className={styles.section} aria-labelledby={id}>
      <div className={styles.head}>
        <div>
          <h2 id={id} className={styles.title}>
            {title}
          </h2>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions}
      </div>
      {children}
    </section>
  );
}
