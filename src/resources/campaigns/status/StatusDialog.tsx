import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CampaignReadiness } from '../../../domain/campaigns/readiness';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { useRead } from '../../../ui/console/data/useRead';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { errorText } from '../../../ui/console/state/errorText';
import { MissingList } from './MissingList';
import styles from './status.module.css';
import { type Movable, useMove } from './useMove';

interface StatusDialogProps {
  campaign: Movable;
  target: CampaignStatus;
  onClose: () => void;
}

/** Before a campaign moves on: what it lacks for that, which forbids nothing, and whether it is meant. */
export function StatusDialog({ campaign, target, onClose }: StatusDialogProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const id = useId();
  const [busy, setBusy] = useState(false);
  const {
    data: readiness,
    error,
    isPending,
    refetch,
  } = useRead<CampaignReadiness>('campaignReadiness', { params: { id: campaign.id } });
  const move = useMove(campaign, onClose);
  const missing = readiness?.next.find(({ status }) => status === target)?.missing ?? [];
  const confirm = async () => {
    setBusy(true);
    try {
      await move(target);
    } catch (failure) {
      notify(errorText(failure, translate), { type: 'error' });
      setBusy(false);
    }
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {translate(`campaignDetail.status.to.${target}`)} · {campaign.name}
      </DialogTitle>
      <DialogContent>
        <p className={styles.lead}>{translate(`campaignDetail.status.lead.${target}`)}</p>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {isPending && (
          <p className={styles.lead} aria-busy="true">
            {translate('campaignDetail.status.checking')}
          </p>
        )}
        {readiness && <MissingList campaign={campaign} missing={missing} onLeave={onClose} />}
      </DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" onClick={() => void confirm()} loading={busy} disabled={isPending}>
          {translate(missing.length > 0 ? 'campaignDetail.status.anyway' : 'ra.action.confirm')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
