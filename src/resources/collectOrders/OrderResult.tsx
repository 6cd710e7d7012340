import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { CollectOrder } from '../../domain/collectOrders/types';
import { mayOpen } from '../../domain/routes';
import { download } from '../../providers/http';
import { useAccess } from '../../ui/console/access/useAccess';
import { saveFile } from '../../ui/console/saveFile';
import { useNotifyFailure } from '../../ui/console/state/useNotifyFailure';
import { placeAgain } from './orderForm';

/** The workbook once there is one; of an order that came to nothing, the way to place it again. */
export function OrderResult({ order }: { order: CollectOrder }) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
  const access = useAccess();
  const [busy, setBusy] = useState(false);

  const save = async () => {
    setBusy(true);
    try {
      saveFile(await download('collectOrderDownload', { params: { id: order.id } }));
    } catch (error) {
      notifyFailure(error);
    }
    setBusy(false);
  };

  if (order.result_file) {
    const label = translate('collect.download_name', { keyword: order.keyword });
    return (
      <Button size="small" startIcon={<DownloadIcon />} loading={busy} aria-label={label} onClick={() => void save()}>
        {translate('collect.download')}
      </Button>
    );
  }
  if (order.filter_status !== 'failed' || !mayOpen('kolCollect', access)) return null;
  return (
    <Button
      size="small"
      startIcon={<ReplayIcon />}
      component={Link}
      to={placeAgain(order)}
      aria-label={translate('collect.again_name', { keyword: order.keyword })}
    >
      {translate('collect.again')}
    </Button>
  );
}
