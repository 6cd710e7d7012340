import { type Identifier, useListContext, useTranslate } from 'react-admin';
import styles from './select.module.css';

/** Chooses a row of the list for what is done to many at once. */
export function SelectRow({ id, name }: { id: Identifier; name: string }) {
  const translate = useTranslate();
  const { selectedIds, onToggleItem } = useListContext();
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={selectedIds.includes(id)}
        onChange={() => onToggleItem(id)}
        aria-label={translate('lists.bulk.select', { name })}
      />
    </label>
  );
}
