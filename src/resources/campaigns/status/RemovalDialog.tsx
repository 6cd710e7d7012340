import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { campaignRemovalSchema } from '../../../domain/campaigns/formSchema';
import type { CampaignView } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { pathTo } from '../../../domain/routes';
import { mayLeave } from '../../../providers/unsaved';
import { useVerb } from '../../../ui/console/data/useVerb';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { TextField } from '../../../ui/console/form/TextField';
import styles from './status.module.css';

const rules = { schema: campaignRemovalSchema };
const empty = { reason: '' };
const listOf = { inprogress: 'campaignsInProgress', done: 'campaignsDone', cancel: 'campaignsCancelled' } as const;

/** Removes a campaign once it was said what hangs on it. */
export function RemovalDialog({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [remove] = useVerb('campaignDelete');
  const navigate = useNavigate();
  const id = useId();
  const { name } = campaign;
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>{translate('campaignDetail.delete.title', { name })}</DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <RecordForm
          rules={rules}
          defaultValues={empty}
          submitLabel={translate('ra.action.delete')}
          onCancel={onClose}
          onSubmit={({ reason }) => remove({ params: { id: campaign.id }, body: { reason } })}
          onSaved={() => {
            notify(translate('campaignDetail.delete.done', { name }), { type: 'success' });
            void navigate(pathTo(listOf[groupOfStatus(campaign.status)]));
          }}
          danger
          inDrawer
        >
          <p className={styles.lead}>
            {translate('campaignDetail.delete.hanging', {
              sows: campaign.sow_total,
              posts: campaign.post_rows ?? campaign.post_total,
              acceptances: campaign.campaignAcceptances.length,
            })}
            {campaign.request &&
              `\n${translate('campaignDetail.delete.request', { name: campaign.request.request_name })}`}
            {`\n${translate('campaignDetail.delete.warning')}`}
          </p>
          <TextField source="reason" label={translate('approval.delete_reason')} rows={2} optional />
        </RecordForm>
      </DialogContent>
    </Dialog>
  );
}
