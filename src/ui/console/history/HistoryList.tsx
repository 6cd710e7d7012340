import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { AuditRecord } from '../../../domain/audit/types';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import { ListBones } from '../state/ListBones';
import { HistoryEntry } from './HistoryEntry';
import styles from './history.module.css';

interface HistoryListProps {
  subjectOf?: (entry: AuditRecord) => ReactNode;
  /** What may be done about an entry, given those above it. */
  actionOf?: (entry: AuditRecord, newer: readonly AuditRecord[]) => ReactNode;
}

/** The list context's entries, newest first. */
export function HistoryList({ subjectOf, actionOf }: HistoryListProps) {
  const translate = useTranslate();
  const { data, error, isPending, isFetching, refetch } = useListContext<AuditRecord>();
  if (error && !data) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (isPending) return <ListBones />;
  if (!data || data.length === 0) return <EmptyState title={translate('audit.empty')} />;
  return (
    <ol className={styles.list} aria-busy={isFetching ?? false}>
      {data.map((entry, index) => (
        <HistoryEntry
          key={entry.id}
          entry={entry}
          subject={subjectOf?.(entry)}
          action={actionOf?.(entry, data.slice(0, index))}
        />
      ))}
    </ol>
  );
}
