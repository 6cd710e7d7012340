import type { ReactNode } from 'react';
import styles from './approval.module.css';

interface NoticeProps {
  tone: 'warn' | 'bad' | 'info';
  /** Already translated. */
  title: string;
  text?: ReactNode;
  actions?: ReactNode;
  children?: ReactNode;
}

/** Above a record: that something about it waits, or was refused, and what to do. */
export function Notice({ tone, title, text, actions, children }: NoticeProps) {
  return (
    <section className={`${styles.notice} ${styles[tone]}`} aria-label={title}>
      <div className={styles.noticeHead}>
        <div>
          <p className={styles.noticeTitle}>{title}</p>
          {text && <p className={styles.noticeText}>{text}</p>}
        </div>
        {actions && <div className={styles.noticeActions}>{actions}</div>}
      </div>
      {children}
    </section>
  );
}
