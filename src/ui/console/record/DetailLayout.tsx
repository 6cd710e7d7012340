import type { ReactNode } from 'react';
import styles from './DetailLayout.module.css';

interface DetailLayoutProps {
  summary: ReactNode;
  children: ReactNode;
}

/** A record's page: the sticky summary at the left, its tabs at the right; one above the other on phones. */
export function DetailLayout({ summary, children }: DetailLayoutProps) {
  return (
    <div className={styles.layout}>
      <aside className={styles.summary}>{summary}</aside>
      <div className={styles.content}>{children}</div>
    </div>
  );
}

interface SummaryHeadProps {
  picture: ReactNode;
  title: string;
  code: string;
  chips?: ReactNode;
}

/** Picture, name, code and state at the top of a summary. */
export function SummaryHead({ picture, title, code, chips }: SummaryHeadProps) {
  return (
    <div className={styles.head}>
      {picture}
      <h1 className={styles.title}>{title}</h1>
      <div className={styles.line}>
        <span className={styles.code}>{code}</span>
        {chips}
      </div>
    </div>
  );
}
