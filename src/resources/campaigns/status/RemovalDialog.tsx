import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { campaignRemovalSchema } from '../../../domain/campaigns/formSchema';
import type { CampaignView } from '../../../domain/campaigns/types';
import { groupOfStatus } from '../../../domain/campaigns/values';
import { pathTo } from '../../../domain/routes';
import { useVerb } from '../../../ui/console/data/useVerb';
import { Consequences } from '../../../ui/console/dialog/Consequences';
import { FormDialog } from '../../../ui/console/dialog/FormDialog';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { TextField } from '../../../ui/console/form/TextField';
import { useDeletedNotice } from '../../../ui/console/trash/useDeletedNotice';

const rules = { schema: campaignRemovalSchema };
const empty = { reason: '' };
const listOf = { inprogress: 'campaignsInProgress', done: 'campaignsDone', cancel: 'campaignsCancelled' } as const;

/** Removes a campaign once it was said what hangs on it. */
export function RemovalDialog({ campaign, onClose }: { campaign: CampaignView; onClose: () => void }) {
  const translate = useTranslate();
  const tellDeleted = useDeletedNotice('campaign');
  const [remove] = useVerb('campaignDelete');
  const navigate = useNavigate();
  const { name, request } = campaign;
  const word = (key: string, words?: object) => translate(`campaignDetail.delete.${key}`, words);
  const consequences = [
    word('hanging', {
      sows: campaign.sow_total,
      posts: campaign.post_rows ?? campaign.post_total,
      acceptances: campaign.campaignAcceptances.length,
    }),
    ...(request ? [word('request', { name: request.request_name })] : []),
    word('warning'),
  ];
  return (
    <FormDialog title={translate('campaignDetail.delete.title', { name })} onClose={onClose}>
      <RecordForm
        rules={rules}
        defaultValues={empty}
        submitLabel={translate('ra.action.delete')}
        onCancel={onClose}
        onSubmit={({ reason }) => remove({ params: { id: campaign.id }, body: { reason } })}
        onSaved={() => {
          tellDeleted(translate('campaignDetail.delete.done', { name }), campaign.id, name);
          void navigate(pathTo(listOf[groupOfStatus(campaign.status)]));
        }}
        danger
        inDrawer
      >
        <Consequences text={consequences.join('\n')} />
        <TextField source="reason" label={translate('approval.delete_reason')} rows={2} optional />
      </RecordForm>
    </FormDialog>
  );
}
