import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId, useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import type { CampaignAcceptance } from '../../../domain/campaigns/types';
import { request } from '../../../providers/http';
import { errorText } from '../../../ui/console/state/errorText';

interface DeleteAcceptanceProps {
  acceptance: CampaignAcceptance;
  onClose: () => void;
}

/** Asks before an acceptance goes with its pictures. */
export function DeleteAcceptance({ acceptance: { id, title }, onClose }: DeleteAcceptanceProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const refresh = useRefresh();
  const heading = useId();
  const [busy, setBusy] = useState(false);
  const remove = async () => {
    setBusy(true);
    try {
      await request('acceptanceDelete', { params: { id } });
      notify(translate('campaignDetail.acceptance.deleted', { title }), { type: 'success' });
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
    }
    onClose();
    refresh();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate('campaignDetail.acceptance.delete', { title })}</DialogTitle>
      <DialogContent>{translate('campaignDetail.acceptance.delete_warning')}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={busy}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={busy} onClick={() => void remove()}>
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
