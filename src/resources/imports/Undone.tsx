import { useTranslate } from 'react-admin';
import { formatNumber } from '../../domain/format';
import type { ImportRun } from '../../domain/imports';
import { InstantDay } from '../../ui/plain/Day';
import { useLanguage } from '../../ui/plain/language';
import styles from './imports.module.css';

/** When and by whom an import was taken back, and of how many records the old values have not come back. */
export function Undone({ run, at }: { run: ImportRun; at: string }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { undo_waits, undo_refused } = run;
  const words = (key: string, count: number) => translate(key, { count, total: formatNumber(count, language) });
  return (
    <span className={styles.undone} title={run.undone_by?.fullname}>
      <span>
        {translate('imports.undone')} <InstantDay value={at} />
      </span>
      {undo_waits > 0 && <span className={styles.open}>{words('imports.undone_waits', undo_waits)}</span>}
      {undo_refused > 0 && (
        <span className={styles.open} title={translate('imports.undone_refused_help')}>
          {words('imports.undone_refused', undo_refused)}
        </span>
      )}
    </span>
  );
}
