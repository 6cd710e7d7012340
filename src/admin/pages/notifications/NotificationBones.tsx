import { useTranslate } from 'react-admin';
import styles from './notifications.module.css';

/** Rows of the final shape while the first ones load. */
export function NotificationBones({ rows }: { rows: number }) {
  const translate = useTranslate();
  return (
    <ul className={styles.rows} aria-busy="true" aria-label={translate('common.loading')}>
      {Array.from({ length: rows }, (_, row) => `bone-${row}`).map((row) => (
        <li key={row} className={styles.row}>
          <span className={styles.bone} />
          <span className={styles.words}>
            <span className={styles.bone} />
            <span className={styles.bone} />
          </span>
        </li>
      ))}
    </ul>
  );
}
