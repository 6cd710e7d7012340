import ReplayIcon from '@mui/icons-material/Replay';
import Button from '@mui/material/Button';
import { useNotify, useTranslate } from 'react-admin';
import type { QueueJob } from '../../domain/jobs/types';
import { useVerb } from '../../ui/console/data/useVerb';
import { useNotifyFailure } from '../../ui/console/state/useNotifyFailure';

/** Runs a failed job once more. */
export function RetryJobButton({ job }: { job: QueueJob }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const [run, { isPending }] = useVerb('queueJobRetry');

  const retry = async () => {
    try {
      await run({ params: { id: job.id } });
      notify(translate('jobs.retry.done'), { type: 'success' });
    } catch (error) {
      notifyFailure(error);
    }
  };

  return (
    <Button variant="contained" startIcon={<ReplayIcon />} disabled={isPending} onClick={() => void retry()}>
      {translate('jobs.retry.action')}
    </Button>
  );
}
