import { useTranslate } from 'react-admin';
import { campaignStatusSchema } from '../../../domain/campaigns/formSchema';
import type { CampaignReadiness } from '../../../domain/campaigns/readiness';
import { useRead } from '../../../ui/console/data/useRead';
import { FormDialog } from '../../../ui/console/dialog/FormDialog';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import type { FormRules } from '../../../ui/console/form/resolver';
import { TextField } from '../../../ui/console/form/TextField';
import styles from './status.module.css';
import { Told } from './Told';
import { type Movable, useMove } from './useMove';

const rules: FormRules = {
  schema: campaignStatusSchema,
  toInput: ({ cancel_reason }) => ({ status: 'cancel', cancel_reason }),
};
const empty = { cancel_reason: '' };

/** Cancels a campaign, which cannot be taken back, and asks why. */
export function CancelDialog({ campaign, onClose }: { campaign: Movable; onClose: () => void }) {
  const translate = useTranslate();
  const { data: readiness } = useRead<CampaignReadiness>('campaignReadiness', { params: { id: campaign.id } });
  const move = useMove(campaign, onClose);
  return (
    <FormDialog title={`${translate('campaignDetail.status.to.cancel')} · ${campaign.name}`} onClose={onClose}>
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
        {readiness && <Told told={readiness.told} target="cancel" />}
        <TextField source="cancel_reason" label={translate('campaigns.field.cancel_reason')} rows={3} />
      </RecordForm>
    </FormDialog>
  );
}
