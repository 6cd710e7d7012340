import { useTranslate } from 'react-admin';
import styles from './RowNumber.module.css';

/** The number of a row in the sheet: by itself below its column's head, with its word as the title of a card. */
export function RowNumber({ row }: { row: number }) {
  const translate = useTranslate();
  return (
    <span className={styles.row} data-word={translate('import.row')}>
      {row}
    </span>
  );
}
