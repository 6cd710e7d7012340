import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo, type RouteName } from '../../../domain/routes';
import { useAccess } from '../access/useAccess';
import styles from './RecordLink.module.css';

interface RecordLinkProps {
  page: RouteName;
  id: string;
  /** What else the page's address names, such as the group of a campaign. */
  parameters?: Record<string, string>;
  children: ReactNode;
}

/** Leads to another record's page; plain words for those who may not open it. */
export function RecordLink({ page, id, parameters, children }: RecordLinkProps) {
  if (!mayOpen(page, useAccess())) return <span className={styles.words}>{children}</span>;
  return (
    <Link to={pathTo(page, { ...parameters, id })} className={`${styles.words} ${styles.link}`}>
      {children}
    </Link>
  );
}
