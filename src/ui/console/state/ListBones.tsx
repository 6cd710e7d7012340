import styles from './listBones.module.css';

const rows = ['first', 'second', 'third'];

/** The shape of a short list, or of the fields of a form, while it is on its way. */
export function ListBones() {
  return (
    <div className={styles.rows} aria-busy="true">
      {rows.map((row) => (
        <div key={row} className={styles.row}>
          <span className={styles.title} />
          <span className={styles.line} />
        </div>
      ))}
    </div>
  );
}
