import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { flushSync } from 'react-dom';
import { formatNumber } from '../../../domain/format';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useLanguage } from '../../../ui/plain/language';
import { NameForm } from './NameForm';
import styles from './places.module.css';
import { type PlaceKind, usePlaceActions } from './usePlaces';

interface PlaceListProps<T> {
  kind: PlaceKind;
  /** Already translated. */
  title: string;
  /** The department new studios belong to. */
  departmentId?: string;
  places: T[] | undefined;
  error: unknown;
  onRetry: () => void;
  empty: { title: string; hint?: string };
  children: (place: T) => ReactNode;
}

/** One of the two panes: heading with the count, rows, and a row to add another. */
export function PlaceList<T>({
  kind,
  title,
  departmentId,
  places,
  error,
  onRetry,
  empty,
  children,
}: PlaceListProps<T>) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const { mayAdd, add } = usePlaceActions(kind);
  const addButton = useRef<HTMLButtonElement>(null);
  const [adding, setAdding] = useState(false);
  const close = () => {
    flushSync(() => setAdding(false));
    addButton.current?.focus();
  };
  return (
    <section aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>
          {title}
          {places && <span className={styles.count}>{formatNumber(places.length, language)}</span>}
        </h2>
        {mayAdd && (
          <Button
            ref={addButton}
            variant={kind === 'department' ? 'contained' : 'outlined'}
            startIcon={<AddIcon />}
            onClick={() => setAdding(true)}
          >
            {translate(`settings.place.add_${kind}`)}
          </Button>
        )}
      </div>
      {Boolean(error) && !places && <ErrorState error={error} onRetry={onRetry} />}
      <ul className={styles.rows} aria-busy={!places && !error}>
        {!places &&
          !error &&
          ['a', 'b', 'c'].map((key) => <li key={key} className={`${styles.row} ${styles.bone}`} aria-hidden="true" />)}
        {adding && (
          <li className={styles.row}>
            <NameForm
              label={translate(`settings.place.${kind}_name`)}
              onSave={(name) => add(name, departmentId)}
              onClose={close}
            />
          </li>
        )}
        {places?.map(children)}
      </ul>
      {places?.length === 0 && !adding && <EmptyState {...empty} />}
    </section>
  );
}
