import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { Period } from '../../../domain/analytics/period';
import { type Arrived, download } from '../../../providers/http';
import { ExportProgress } from '../../../ui/console/export/ExportProgress';
import { saveFile } from '../../../ui/console/saveFile';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';

const nothingYet: Arrived = { bytes: 0, rows: null, total: null };

/** The page of a period as a workbook; while it is made it can be given up. */
export function ExportButton({ period: { start_date, end_date } }: { period: Period }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [isRunning, setRunning] = useState(false);
  const running = useRef<AbortController | null>(null);
  const start = async () => {
    const controller = new AbortController();
    const { signal } = controller;
    running.current = controller;
    setRunning(true);
    try {
      saveFile(await download('analyticsExport', { query: { start_date, end_date }, signal }));
    } catch (error) {
      if (signal.aborted) notify('lists.export.stopped', { type: 'info' });
      else notifyFailure(error);
    } finally {
      setRunning(false);
    }
  };
  if (isRunning) return <ExportProgress arrived={nothingYet} onStop={() => running.current?.abort()} />;
  return (
    <Button variant="contained" startIcon={<DownloadIcon />} onClick={() => void start()}>
      {translate('analysis.export')}
    </Button>
  );
}
