import { type CSSProperties, type ReactNode, useDeferredValue, useRef } from 'react';
import { type RaRecord, useListContext, useTranslate } from 'react-admin';
import { useRowKeys } from '../list/useRowKeys';
import { EmptyState } from '../state/EmptyState';
import { ErrorState } from '../state/ErrorState';
import styles from './CardGrid.module.css';

interface CardGridProps<T> {
  perRow: number;
  /** i18n key naming the grid for screen readers. */
  label: string;
  card: (record: T) => ReactNode;
  /** What j, k and Enter open. */
  onOpen?: (record: T) => void;
  /** Shown where there is nothing at all. */
  empty?: ReactNode;
}

/** Cards drawn at once, more than a screen shows; the others follow without holding up the first or a key. */
const atOnce = 24;

/** The list context's records as cards, so many side by side. */
export function CardGrid<T extends RaRecord>({ perRow, label, card, onOpen, empty }: CardGridProps<T>) {
  const translate = useTranslate();
  const list = useRef<HTMLUListElement>(null);
  const { data, error, isPending, isFetching, isPlaceholderData, perPage, refetch } = useListContext<T>();
  const records = data ?? [];
  const shown = Math.max(useDeferredValue(records.length), atOnce);
  const active = useRowKeys(list, records.length, (index) => {
    const record = records[index];
    if (record) onOpen?.(record);
  });

  if (error && records.length === 0) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (!isPending && records.length === 0) return empty ?? <EmptyState title={translate('common.nothing_found')} />;
  return (
    <div className={styles.scroll} aria-busy={isFetching ?? false}>
      <ul
        ref={list}
        className={isPlaceholderData ? `${styles.grid} ${styles.stale}` : styles.grid}
        style={{ '--cards': perRow } as CSSProperties}
        aria-label={translate(label)}
      >
        {isPending
          ? Array.from({ length: Math.min(perPage, 30) }, (_, index) => `bone-${index}`).map((bone) => (
              <li key={bone} aria-hidden="true" className={styles.bone} />
            ))
          : records.slice(0, shown).map((record, index) => (
              <li key={record.id} className={index === active ? `${styles.cell} ${styles.active}` : styles.cell}>
                {card(record)}
              </li>
            ))}
      </ul>
    </div>
  );
}
