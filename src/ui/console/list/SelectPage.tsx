import { useListContext, useTranslate } from 'react-admin';
import styles from './select.module.css';
import { useChosenOfPage } from './useChosenOfPage';

/** Chooses all rows of the page, or none of them; what is chosen on other pages stays so. */
export function SelectPage() {
  const translate = useTranslate();
  const { selectedIds, onSelect } = useListContext();
  const { ids, isWhole, choose } = useChosenOfPage();
  const isPart = !isWhole && ids.some((id) => selectedIds.includes(id));
  return (
    <label className={styles.tick}>
      <input
        type="checkbox"
        checked={isWhole}
        disabled={ids.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = isPart;
        }}
        onChange={() => (isWhole ? onSelect(selectedIds.filter((id) => !ids.includes(id))) : choose())}
        aria-label={translate('lists.bulk.whole_page')}
      />
    </label>
  );
}
