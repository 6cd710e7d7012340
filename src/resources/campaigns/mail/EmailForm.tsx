import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CampaignView } from '../../../domain/campaigns/types';
import { dayOf } from '../../../domain/dates';
import { formatDay } from '../../../domain/format';
import { campaignMailSchema } from '../../../domain/reportMails/schema';
import type { CampaignRecipient, SentMail } from '../../../domain/reportMails/types';
import type { MailAttachment } from '../../../domain/reportMails/values';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { ManyField } from '../../../ui/console/form/ManyField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { TextField } from '../../../ui/console/form/TextField';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { AttachField } from './AttachField';
import { MailPreview } from './MailPreview';
import styles from './mail.module.css';
import { useMailWords } from './useMailWords';

interface EmailFormProps {
  campaign: CampaignView;
  onClose: () => void;
  onSent: () => void;
}

const rules = { schema: campaignMailSchema };

/** Subject and message, what comes along, and who gets it: everybody who may, unless somebody is taken out. */
export function EmailForm(props: EmailFormProps) {
  const translate = useMailWords();
  const asked = { params: { id: props.campaign.id } };
  const { data: people, error, refetch } = useRead<CampaignRecipient[]>('campaignRecipients', asked);
  if (error && !people) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!people) return <p aria-busy="true">{translate('common.loading')}</p>;
  if (people.length === 0) {
    return <EmptyState title={translate('reportMails.nobody')} hint={translate('reportMails.nobody_hint')} />;
  }
  return <Letter {...props} people={people} />;
}

function Letter({ campaign, people, onClose, onSent }: EmailFormProps & { people: readonly CampaignRecipient[] }) {
  const translate = useMailWords();
  const notify = useNotify();
  const [send] = useVerb<SentMail>('campaignSendEmail');
  const done = useRef<SentMail | null>(null);
  const everybody = people.map(({ id }) => id);
  const start = useRef({ subject: campaign.name, message: '', attach: 'pdf', recipients: everybody });
  const said = () => {
    const { sent: total = 0, number = null } = done.current ?? {};
    return number ? translate('reportMails.frozen', { total, number }) : translate('reportMails.done', { total });
  };
  return (
    <RecordForm
      rules={rules}
      defaultValues={start.current}
      submitLabel={translate('reportMails.submit')}
      onCancel={onClose}
      onSubmit={async (values) => {
        done.current = await send({ params: { id: campaign.id }, body: values });
      }}
      onSaved={() => {
        notify(said(), { type: 'success' });
        onSent();
      }}
      inDrawer
    >
      <ManyField
        source="recipients"
        label={translate('reportMails.recipients')}
        options={people.map(({ id, fullname, email }) => ({ value: id, label: `${fullname} · ${email}` }))}
      />
      <TextField source="subject" label={translate('reportMails.subject')} />
      <TextField source="message" label={translate('reportMails.message')} rows={7} />
      <AttachField />
      <MailPreview campaignId={campaign.id} />
      <Outcome />
    </RecordForm>
  );
}

/** What sending will do, said before it is done. */
function Outcome() {
  const translate = useMailWords();
  const [attach, recipients] = useWatch({ name: ['attach', 'recipients'] }) as [MailAttachment, string[]];
  const total = recipients?.length ?? 0;
  return (
    <p className={styles.outcome} role="status">
      {translate(`reportMails.will.${attach}`, { total, day: formatDay(dayOf(new Date())) })}
    </p>
  );
}
