import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { CampaignAcceptance } from '../../../domain/campaigns/types';
import { tellChanged } from '../../../providers/changes';
import { useVerb } from '../../../ui/console/data/useVerb';
import { errorText, isGone } from '../../../ui/console/state/errorText';

interface DeleteAcceptanceProps {
  acceptance: CampaignAcceptance;
  onClose: () => void;
}

/** Asks before an acceptance goes with its pictures. */
export function DeleteAcceptance({ acceptance: { id, title }, onClose }: DeleteAcceptanceProps) {
  const translate = useTranslate();
  const notify = useNotify();
  const heading = useId();
  const [remove, { isPending }] = useVerb('acceptanceDelete');
  const confirm = async () => {
    try {
      await remove({ params: { id } });
      notify(translate('campaignDetail.acceptance.deleted', { title }), { type: 'success' });
    } catch (error) {
      notify(errorText(error, translate), { type: 'error' });
      // Somebody else was quicker: what the page shows is no longer there.
      if (isGone(error)) tellChanged([['acceptances', id, true]]);
    }
    onClose();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={heading} maxWidth="xs" fullWidth>
      <DialogTitle id={heading}>{translate('campaignDetail.acceptance.delete', { title })}</DialogTitle>
      <DialogContent>{translate('campaignDetail.acceptance.delete_warning')}</DialogContent>
      <DialogActions>
        <Button variant="outlined" onClick={onClose} disabled={isPending}>
          {translate('ra.action.cancel')}
        </Button>
        <Button variant="contained" color="error" loading={isPending} onClick={() => void confirm()}>
          {translate('ra.action.delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
