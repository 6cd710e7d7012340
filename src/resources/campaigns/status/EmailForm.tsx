import { useRef } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { campaignMailSchema } from '../../../domain/campaigns/attachmentSchema';
import type { CampaignRecipient, CampaignView } from '../../../domain/campaigns/types';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { ManyField } from '../../../ui/console/form/ManyField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { TextField } from '../../../ui/console/form/TextField';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';

interface EmailFormProps {
  campaign: CampaignView;
  onClose: () => void;
}

const rules = { schema: campaignMailSchema };

/** Subject and message, and who gets it: everybody who may, unless somebody is taken out. */
export function EmailForm({ campaign, onClose }: EmailFormProps) {
  const translate = useTranslate();
  const asked = { params: { id: campaign.id } };
  const { data: people, error, refetch } = useRead<CampaignRecipient[]>('campaignRecipients', asked);
  if (error && !people) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!people) return <p aria-busy="true">{translate('common.loading')}</p>;
  if (people.length === 0) {
    return (
      <EmptyState
        title={translate('campaignDetail.email.nobody')}
        hint={translate('campaignDetail.email.nobody_hint')}
      />
    );
  }
  return <Letter campaign={campaign} people={people} onClose={onClose} />;
}

function Letter({ campaign, people, onClose }: EmailFormProps & { people: readonly CampaignRecipient[] }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [send] = useVerb<{ sent: number }>('campaignSendEmail');
  const sent = useRef(0);
  const start = useRef({ subject: campaign.name, message: '', recipients: people.map(({ id }) => id) });
  return (
    <RecordForm
      rules={rules}
      defaultValues={start.current}
      submitLabel={translate('campaignDetail.email.submit')}
      onCancel={onClose}
      onSubmit={async (values) => {
        sent.current = (await send({ params: { id: campaign.id }, body: values })).sent;
      }}
      onSaved={() => {
        notify(translate('campaignDetail.email.done', { total: sent.current }), { type: 'success' });
        onClose();
      }}
      inDrawer
    >
      <ManyField
        source="recipients"
        label={translate('campaignDetail.email.recipients')}
        options={people.map(({ id, fullname, email }) => ({ value: id, label: `${fullname} · ${email}` }))}
      />
      <TextField source="subject" label={translate('campaignDetail.email.subject')} />
      <TextField source="message" label={translate('campaignDetail.email.message')} rows={10} />
    </RecordForm>
  );
}
