import Button from '@mui/material/Button';
import type { Translate } from '../../../domain/locales/translator';
import { standOf } from '../../../domain/reportMails/rules';
import type { ReportMail } from '../../../domain/reportMails/types';
import { useRead } from '../../../ui/console/data/useRead';
import { StatusChip } from '../../../ui/console/record/StatusChip';
import { EmptyState } from '../../../ui/console/state/EmptyState';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { ListBones } from '../../../ui/console/state/ListBones';
import { Ago } from '../../../ui/plain/Ago';
import styles from './mail.module.css';
import { useMailPlace } from './useMailPlace';
import { useMailWords } from './useMailWords';

const shown = 50;

/** Milliseconds until a list with a mail on its way is read anew. */
const refreshEvery = 3_000;

/** The mails about a campaign, newest first: who wrote, when, to whom, what came along, and what became of it. */
export function SentMails({ campaignId }: { campaignId: string }) {
  const translate = useMailWords();
  const asked = { params: { id: campaignId }, query: { size: shown, count: 'none' } };
  const {
    data: mails,
    error,
    refetch,
  } = useRead<ReportMail[]>('reportMailList', asked, {
    refetchInterval: ({ state }) => state.data?.some(({ on_way }) => on_way > 0) && refreshEvery,
  });
  if (error && !mails) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!mails) return <ListBones />;
  if (mails.length === 0) {
    return <EmptyState title={translate('reportMails.none_sent')} hint={translate('reportMails.none_sent_hint')} />;
  }
  return (
    <>
      <ul className={styles.mails}>
        {mails.map((mail) => (
          <li key={mail.id}>
            <Mail mail={mail} />
          </li>
        ))}
      </ul>
      {mails.length === shown && <p className={styles.more}>{translate('reportMails.newest', { total: shown })}</p>}
    </>
  );
}

function Mail({ mail }: { mail: ReportMail }) {
  const translate = useMailWords();
  const { subject, createdBy, created_at, scheduled, to, on_way, missed } = mail;
  const { writeAgain } = useMailPlace();
  const who = createdBy?.fullname ?? translate('common.nobody');
  const whose = scheduled ? translate('reportMails.every_week', { name: who }) : who;
  return (
    <>
      <div className={styles.line}>
        <strong>{subject}</strong>
        <StatusChip kind="mail" status={standOf(mail)} />
      </div>
      <p>
        {whose} · <Ago value={created_at} /> · {alongOf(mail, translate)}
      </p>
      <p className={styles.receivers}>{translate('reportMails.to', { names: to.join(', ') })}</p>
      {on_way > 0 && <p>{translate('reportMails.on_way', { total: on_way })}</p>}
      {mail.state === 'failed' && (
        <p className={styles.missed}>
          {missed.length > 0 && translate('reportMails.missed', { names: missed.join(', ') })}{' '}
          <Button size="small" onClick={() => writeAgain(mail.id)}>
            {translate('reportMails.again.action')}
          </Button>
        </p>
      )}
    </>
  );
}

function alongOf({ attach, snapshot, link_instead }: ReportMail, translate: Translate): string {
  const number = snapshot?.number ?? '';
  if (link_instead) return translate('reportMails.along.link_instead', { number });
  return translate(`reportMails.along.${attach}`, { number });
}
