import Skeleton from '@mui/material/Skeleton';
import styles from './translations.module.css';

const rows = Array.from({ length: 16 }, (_, index) => `row${index}`);

/** The table's outline while it is fetched. */
export function WordTableSkeleton() {
  return (
    <div aria-busy="true" className={styles.skeleton}>
      {rows.map((row) => (
        <Skeleton key={row} height={40} />
      ))}
    </div>
  );
}
