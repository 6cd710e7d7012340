import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { download } from '../../../providers/http';
import { saveFile } from '../../../ui/console/saveFile';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import styles from '../shorteners.module.css';
import { useQrCode } from './useQrCode';

const files = [
  { format: 'svg', size: 512, label: 'SVG' },
  { format: 'png', size: 512, label: 'PNG 512' },
  { format: 'png', size: 1024, label: 'PNG 1024' },
] as const;

/** The QR code of a link, to be looked at and taken along. */
export function QrCard({ id }: { id: string }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const picture = useQrCode(id);
  const take = (format: string, size: number) =>
    download('shortenerQr', { params: { id }, query: { format, size } })
      .then(saveFile)
      .catch((error: unknown) => notifyFailure(error));
  return (
    <section className={styles.qr} aria-label={translate('shorteners.qr')}>
      {picture ? (
        <img src={picture} alt={translate('shorteners.qr')} width={160} height={160} />
      ) : (
        <Skeleton variant="rounded" width={160} height={160} />
      )}
      <div className={styles.files}>
        {files.map(({ format, size, label }) => (
          <Button key={label} size="small" startIcon={<DownloadIcon />} onClick={() => void take(format, size)}>
            {label}
          </Button>
        ))}
      </div>
    </section>
  );
}
