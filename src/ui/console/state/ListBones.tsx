import { useTranslate } from 'react-admin';
import styles from './listBones.module.css';

/** The shape of a short list, or of the fields of a form, while it is on its way. */
export function ListBones({ rows = 3 }: { rows?: number }) {
  const translate = useTranslate();
  return (
    <div className={styles.rows} role="status" aria-busy="true" aria-label={translate('common.loading')}>
      {Array.from({ length: rows }, (_, row) => `bone-${row}`).map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.title} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
