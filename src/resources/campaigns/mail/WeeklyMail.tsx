import { useNotify } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { isEditable } from '../../../domain/campaigns/rules';
import type { CampaignView } from '../../../domain/campaigns/types';
import { addDays, clockOf } from '../../../domain/dates';
import { formatDay, formatWeekday } from '../../../domain/format';
import { builtInLanguages } from '../../../domain/languages/rules';
import { scheduleSchema } from '../../../domain/reportMails/schema';
import type { ReportSchedule } from '../../../domain/reportMails/types';
import type { MailAttachment } from '../../../domain/reportMails/values';
import { emailAddress } from '../../../domain/validation';
import { useMe } from '../../../ui/console/access/useAccess';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { CheckField } from '../../../ui/console/form/CheckField';
import { RecordForm } from '../../../ui/console/form/RecordForm';
import { SelectField } from '../../../ui/console/form/SelectField';
import { TagsField } from '../../../ui/console/form/TagsField';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ListBones } from '../../../ui/console/state/ListBones';
import { useLanguage } from '../../../ui/plain/language';
import { AttachField } from './AttachField';
import styles from './mail.module.css';
import { useMailWords } from './useMailWords';
import { useReplaced } from './useReplaced';

interface WeeklyMailProps {
  campaign: CampaignView;
  onClose: () => void;
}

const rules = { schema: scheduleSchema };
// Any Monday: the weekdays that follow it are named after it.
const someMonday = '2026-01-05';
const usual = { weekday: 1, hour: 9, to: [], attach: 'pdf', lang: 'vi', active: true };

/** The report that is mailed by itself every week, as long as the campaign runs. */
export function WeeklyMail({ campaign, onClose }: WeeklyMailProps) {
  const translate = useMailWords();
  const { data, error, refetch } = useRead<ReportSchedule | null>('reportSchedule', { params: { id: campaign.id } });
  if (!isEditable(campaign.status)) {
    return <EmptyState title={translate('reportMails.weekly.over')} hint={translate('reportMails.weekly.over_hint')} />;
  }
  if (error && data === undefined) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (data === undefined) return <ListBones />;
  return <Schedule key={data?.version ?? 0} campaign={campaign} schedule={data} onClose={onClose} />;
}

function Schedule({ campaign, schedule, onClose }: WeeklyMailProps & { schedule: ReportSchedule | null }) {
  const translate = useMailWords();
  const language = useLanguage();
  const notify = useNotify();
  const [save] = useVerb<ReportSchedule>('reportScheduleUpdate');
  const { weekday, hour, to, attach, lang, active } = schedule ?? usual;
  return (
    <RecordForm
      rules={rules}
      draft={`weekly-mail-${campaign.id}`}
      defaultValues={{ weekday: String(weekday), hour: String(hour), to, attach, lang, active }}
      submitLabel={translate('ra.action.save')}
      onCancel={onClose}
      onSubmit={(values) => {
        const when = { weekday: Number(values.weekday), hour: Number(values.hour) };
        const body = { ...values, ...when, version: schedule?.version ?? 0 };
        return save({ params: { id: campaign.id }, body });
      }}
      onSaved={() => notify(translate('reportMails.weekly.saved'), { type: 'success' })}
      needsChange={schedule !== null}
      inDrawer
    >
      <NextMail schedule={schedule} />
      <Sender schedule={schedule} />
      <div className={styles.pair}>
        <SelectField
          source="weekday"
          half
          label={translate('reportMails.weekly.weekday')}
          options={[1, 2, 3, 4, 5, 6, 7].map((day) => ({
            value: String(day),
            label: formatWeekday(addDays(someMonday, day - 1), language, 'long'),
          }))}
        />
        <SelectField
          source="hour"
          half
          label={translate('reportMails.weekly.hour')}
          options={Array.from({ length: 24 }, (_, at) => ({
            value: String(at),
            label: `${String(at).padStart(2, '0')}:00`,
          }))}
        />
      </div>
      <TagsField
        source="to"
        label={translate('reportMails.weekly.to')}
        help={translate('reportMails.weekly.to_help')}
        parse={(address) => address.toLowerCase()}
      />
      <WrongAddresses />
      <AttachField />
      <NextReport campaignId={campaign.id} />
      <SelectField
        source="lang"
        label={translate('reportMails.weekly.lang')}
        options={builtInLanguages.map((code) => ({
          value: code,
          label: translate(`reportMails.weekly.language.${code}`),
        }))}
      />
      <CheckField source="active" label={translate('reportMails.weekly.active')} />
    </RecordForm>
  );
}

/** In whose name it is sent: from the next time it is saved in that of who saves it. */
function Sender({ schedule }: { schedule: ReportSchedule | null }) {
  const translate = useMailWords();
  const me = useMe();
  if (!schedule || schedule.createdBy?.id === me.id) return <p>{translate('reportMails.weekly.as_you')}</p>;
  const name = schedule.createdBy?.fullname ?? translate('common.nobody');
  return <p>{translate('reportMails.weekly.as_other', { name })}</p>;
}

/** When the next one goes out, in words. */
function NextMail({ schedule }: { schedule: ReportSchedule | null }) {
  const translate = useMailWords();
  const language = useLanguage();
  if (!schedule) return <p className={styles.outcome}>{translate('reportMails.weekly.lead')}</p>;
  if (!schedule.next_at) return <p className={styles.outcome}>{translate('reportMails.weekly.off')}</p>;
  const [day = '', time = ''] = clockOf(schedule.next_at).split('T');
  return (
    <p className={styles.outcome}>
      {translate('reportMails.weekly.next', {
        time,
        weekday: formatWeekday(day, language, 'long'),
        day: formatDay(day),
      })}
    </p>
  );
}

/** What the next mail does to the campaign's frozen reports, where it takes the place of one. */
function NextReport({ campaignId }: { campaignId: string }) {
  const [attach, active] = useWatch({ name: ['attach', 'active'] }) as [MailAttachment, boolean];
  const replaced = useReplaced(campaignId, attach);
  if (!active || !replaced) return null;
  return (
    <p className={styles.outcome} role="status">
      {replaced}
    </p>
  );
}

const address = emailAddress();

/** Names what was entered and is no address, beside the field that says so. */
function WrongAddresses() {
  const translate = useMailWords();
  const entered = useWatch({ name: 'to' }) as string[];
  const wrong = entered.filter((one) => !address.isValidSync(one));
  if (wrong.length === 0) return null;
  return (
    <p className={styles.wrong} role="alert">
      {translate('reportMails.weekly.wrong', { addresses: wrong.join(', ') })}
    </p>
  );
}
