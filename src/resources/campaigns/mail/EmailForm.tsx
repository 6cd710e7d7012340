import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CampaignView } from '../../../domain/campaigns/types';
import { dayOf } from '../../../domain/dates';
import { formatDay } from '../../../domain/format';
import { reachedAgain } from '../../../domain/reportMails/rules';
import { campaignMailSchema } from '../../../domain/reportMails/schema';
import type { CampaignRecipient, ReportMail, SentMail } from '../../../domain/reportMails/types';
import type { MailAttachment } from '../../../domain/reportMails/values';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { ManyField } from '../../../ui/console/form/ManyField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { TextField } from '../../../ui/console/form/TextField';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ListBones } from '../../../ui/console/state/ListBones';
import { AttachField } from './AttachField';
import { MailPreview } from './MailPreview';
import styles from './mail.module.css';
import { useMailWords } from './useMailWords';
import { useReplaced } from './useReplaced';

interface EmailFormProps {
  campaign: CampaignView;
  /** The mail that is written once more, by its id. */
  again: string | null;
  onClose: () => void;
  onSent: () => void;
}

const rules = { schema: campaignMailSchema };
const fresh = { message: '', attach: 'pdf' };

/** Subject and message, what comes along, and who gets it: everybody who may, or whom the mail written once more did not reach. */
export function EmailForm(props: EmailFormProps) {
  const translate = useMailWords();
  const asked = { params: { id: props.campaign.id } };
  const { again } = props;
  const { data: people, error, refetch } = useRead<CampaignRecipient[]>('campaignRecipients', asked);
  const found = { ...asked, query: { ids: again ?? '', count: 'none' } };
  const earlier = useRead<ReportMail[]>('reportMailList', found, { enabled: again !== null });
  if (error && !people) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (earlier.error) return <ErrorState error={earlier.error} onRetry={() => void earlier.refetch()} />;
  if (!people || (again !== null && !earlier.data)) return <ListBones />;
  if (people.length === 0) {
    return <EmptyState title={translate('reportMails.nobody')} hint={translate('reportMails.nobody_hint')} />;
  }
  return <Letter key={again} {...props} people={people} earlier={earlier.data?.find(({ id }) => id === again)} />;
}

interface LetterProps extends EmailFormProps {
  people: readonly CampaignRecipient[];
  earlier: ReportMail | undefined;
}

function Letter({ campaign, people, earlier, onClose, onSent }: LetterProps) {
  const translate = useMailWords();
  const notify = useNotify();
  const [send] = useVerb<SentMail>('campaignSendEmail');
  const done = useRef<SentMail | null>(null);
  const everybody = people.map(({ id }) => id);
  const again = earlier && {
    ...earlier,
    ...reachedAgain(earlier.missed.length > 0 ? earlier.missed : earlier.to, people),
  };
  const { subject, message, attach, recipients } = again ?? { ...fresh, subject: campaign.name, recipients: everybody };
  const start = useRef({ subject, message, attach, recipients });
  const said = () => {
    const { sent: total = 0, number = null, replaces = null } = done.current ?? {};
    if (!number) return translate('reportMails.done', { total });
    const frozen = translate('reportMails.frozen', { total, number });
    return replaces ? `${frozen} ${translate('reportMails.in_place', { number, replaces })}` : frozen;
  };
  return (
    <RecordForm
      rules={rules}
      {...(again && { draft: `mail-again/${again.id}` })}
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
      {again && <p>{translate('reportMails.again.lead')}</p>}
      {again && again.left.length > 0 && (
        <p className={styles.wrong} role="alert">
          {translate('reportMails.again.left', { addresses: again.left.join(', ') })}
        </p>
      )}
      <ManyField
        source="recipients"
        label={translate('reportMails.recipients')}
        options={people.map(({ id, fullname, email }) => ({ value: id, label: `${fullname} · ${email}` }))}
      />
      <TextField source="subject" label={translate('reportMails.subject')} />
      <TextField source="message" label={translate('reportMails.message')} rows={7} />
      <AttachField />
      <MailPreview campaignId={campaign.id} />
      <Outcome campaignId={campaign.id} />
    </RecordForm>
  );
}

/** What sending will do, said before it is done. */
function Outcome({ campaignId }: { campaignId: string }) {
  const translate = useMailWords();
  const [attach, recipients] = useWatch({ name: ['attach', 'recipients'] }) as [MailAttachment, string[]];
  const total = recipients?.length ?? 0;
  const replaced = useReplaced(campaignId, attach);
  return (
    <p className={styles.outcome} role="status">
      {translate(`reportMails.will.${attach}`, { total, day: formatDay(dayOf(new Date())) })} {replaced}
    </p>
  );
}
