import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo, type RouteName } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import styles from './RecordLink.module.css';

/** Leads to another record's page; plain words for those who may not open it. */
export function RecordLink({ page, id, children }: { page: RouteName; id: string; children: ReactNode }) {
  if (!mayOpen(page, getAccessMap())) return <span className={styles.words}>{children}</span>;
  return (
    <Link to={pathTo(page, { id })} className={`${styles.words} ${styles.link}`}>
      {children}
    </Link>
  );
}
