import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { QueueJob } from '../../domain/jobs/types';
import { request } from '../../providers/http';
import { errorText } from '../../ui/console/state/errorText';

/** Runs a failed job once more. */
export function RetryJobButton({ job }: { job: QueueJob }) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [busy, setBusy] = useState(false);

  const retry = async () => {
    setBusy(true);
    try {
      await request('queueJobRetry', { params: { id: job.id } });
      notify(translate('jobs.retry.done'), { type: 'success' });
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    }
    setBusy(false);
    refresh();
  };

  return (
    <Button variant="contained" startIcon={<ReplayIcon />} disabled={busy} onClick={() => void retry()}>
      {translate('jobs.retry.action')}
    </Button>
  );
}
