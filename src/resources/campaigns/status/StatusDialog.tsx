import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignReadiness } from '../../../domain/campaigns/readiness';
import type { CampaignStatus } from '../../../domain/campaigns/values';
import { useRead } from '../../../ui/console/data/useRead';
import { DialogFrame } from '../../../ui/console/dialog/DialogFrame';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import { MissingList } from './MissingList';
import styles from './status.module.css';
import { Told } from './Told';
import { type Movable, useMove } from './useMove';

interface StatusDialogProps {
  campaign: Movable;
  target: CampaignStatus;
  onClose: () => void;
}

/** Before a campaign moves on: what it lacks for that, which forbids nothing, and whether it is meant. */
export function StatusDialog({ campaign, target, onClose }: StatusDialogProps) {
  const translate = useTranslate();
  const notifyFailure = useNotifyFailure();
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
      notifyFailure(failure);
      setBusy(false);
    }
  };
  return (
    <DialogFrame
      title={`${translate(`campaignDetail.status.to.${target}`)} · ${campaign.name}`}
      size="sm"
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose} disabled={busy}>
            {translate('ra.action.cancel')}
          </Button>
          <Button
            variant="contained"
            color={target === 'done' ? 'error' : 'primary'}
            onClick={() => void confirm()}
            loading={busy}
            disabled={isPending}
          >
            {translate(missing.length > 0 ? 'campaignDetail.status.anyway' : `campaignDetail.status.to.${target}`)}
          </Button>
        </>
      }
    >
      <p className={styles.lead}>{translate(`campaignDetail.status.lead.${target}`)}</p>
      {readiness && <Told told={readiness.told} target={target} />}
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {isPending && (
        <p className={styles.lead} aria-busy="true">
          {translate('campaignDetail.status.checking')}
        </p>
      )}
      {readiness && <MissingList campaign={campaign} missing={missing} onLeave={onClose} />}
    </DialogFrame>
  );
}
