import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import { useTranslate } from 'react-admin';
import { campaignStatusSchema } from '../../../domain/campaigns/formSchema';
import { mayLeave } from '../../../providers/unsaved';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { TextField } from '../../../ui/console/form/TextField';
import styles from './status.module.css';
import { type Movable, useMove } from './useMove';

const rules: FormRules = {
  schema: campaignStatusSchema,
  toInput: ({ cancel_reason }) => ({ status: 'cancel', cancel_reason }),
};
const empty = { cancel_reason: '' };

/** Cancels a campaign, which cannot be taken back, and asks why. */
export function CancelDialog({ campaign, onClose }: { campaign: Movable; onClose: () => void }) {
  const translate = useTranslate();
  const id = useId();
  const move = useMove(campaign, onClose);
  const close = async () => {
    if (await mayLeave()) onClose();
  };
  return (
    <Dialog open onClose={() => void close()} aria-labelledby={id} maxWidth="sm" fullWidth>
      <DialogTitle id={id}>
        {translate('campaignDetail.status.to.cancel')} · {campaign.name}
      </DialogTitle>
      <DialogContent sx={{ pb: 0 }}>
        <RecordForm
          rules={rules}
          defaultValues={empty}
          draft={campaign.id}
          submitLabel={translate('campaignDetail.status.to.cancel')}
          cancelLabel={translate('campaignDetail.status.keep')}
          onCancel={onClose}
          onSubmit={({ cancel_reason }) => move('cancel', String(cancel_reason).trim())}
          onSaved={onClose}
          danger
          inDrawer
        >
          <p className={styles.lead}>{translate('campaignDetail.status.lead.cancel')}</p>
          <TextField source="cancel_reason" label={translate('campaigns.field.cancel_reason')} rows={3} />
        </RecordForm>
      </DialogContent>
    </Dialog>
  );
}
