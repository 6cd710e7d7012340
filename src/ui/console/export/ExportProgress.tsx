import CloseIcon from '@mui/icons-material/Close';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { formatNumber, formatSize } from '../../../domain/format';
import type { Arrived } from '../../../providers/http';
import { useLanguage } from '../../plain/language';
import styles from './export.module.css';

/** How far an export is: its rows where they can be counted on the way, else how much has come. */
export function ExportProgress({ arrived, onStop }: { arrived: Arrived; onStop: () => void }) {
  const translate = useTranslate();
  const language = useLanguage();
  const { rows, total, bytes } = arrived;
  const share = rows !== null && total ? Math.min(100, (rows / total) * 100) : null;
  const number = (value: number) => formatNumber(value, language);
  const words =
    share === null && total === null
      ? translate('lists.export.running')
      : share === null
        ? translate('lists.export.size', { size: formatSize(bytes, language), count: total ?? 0 })
        : translate('lists.export.rows', { rows: number(rows ?? 0), total: number(total ?? 0) });
  return (
    <div className={styles.progress}>
      <span className={styles.words}>{words}</span>
      <div
        role="progressbar"
        aria-label={translate('lists.export.running')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={share === null ? undefined : Math.round(share)}
        aria-valuetext={words}
        className={styles.track}
      >
        <span
          className={share === null ? `${styles.bar} ${styles.unknown}` : styles.bar}
          style={share === null ? undefined : { width: `${share}%` }}
        />
      </div>
      <IconButton size="small" aria-label={translate('lists.export.stop')} onClick={onStop}>
        <CloseIcon sx={{ fontSize: 16 }} />
      </IconButton>
    </div>
  );
}
