import type { ReactNode } from 'react';
import styles from './states.module.css';

interface EmptyStateProps {
  title: string;
  hint?: ReactNode;
  action?: ReactNode;
  /** It is all the page has, so its title is the page's. */
  isPage?: boolean;
}

/** One sentence on what belongs here, one action that gets on. */
export function EmptyState({ title, hint, action, isPage = false }: EmptyStateProps) {
  const Title = isPage ? 'h1' : 'p';
  return (
    <div className={styles.state}>
      <Title className={styles.title}>{title}</Title>
      {hint && <p className={styles.hint}>{hint}</p>}
      {action && <div className={styles.action}>{action}</div>}
    </div>
  );
}
