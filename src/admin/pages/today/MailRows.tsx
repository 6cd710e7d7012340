import MailIcon from '@mui/icons-material/MailOutlined';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { QueueJob } from '../../../domain/jobs/types';
import type { FailedReportMail } from '../../../domain/today/types';
import { Ago } from '../../../ui/plain/Ago';
import { listOf, placeOf } from './campaignPlaces';
import { Row } from './Row';

/** Mails with reports that did not arrive. */
export function ReportMailRows({ mails }: { mails: readonly FailedReportMail[] }) {
  const translate = useTranslate();
  return mails.map(({ id, subject, to, created_at, campaign }) => (
    <Row
      key={id}
      icon={<MailIcon fontSize="small" />}
      name={subject}
      title={<Link to={placeOf('campaignView', campaign, { mail: 'sent' })}>{subject}</Link>}
      facts={
        <>
          {campaign.name} · {translate('today.failed_to', { to: to.join(', ') })} · <Ago value={created_at} />
        </>
      }
      action={{
        to: placeOf('campaignView', campaign, { mail: 'write', again: id }),
        label: translate('today.do.send_again'),
      }}
    />
  ));
}

/** Mails of the system that were given up, with why. */
export function SystemMailRows({ jobs }: { jobs: readonly QueueJob[] }) {
  const translate = useTranslate();
  return jobs.map(({ id, about, error, created_at }) => {
    const to = listOf('jobsQueue', { state: 'failed', kind: 'mail', job: id });
    return (
      <Row
        key={id}
        icon={<MailIcon fontSize="small" />}
        name={about ?? '–'}
        title={<Link to={to}>{about ?? '–'}</Link>}
        facts={
          <>
            {error} · <Ago value={created_at} />
          </>
        }
        action={{ to, label: translate('today.do.run_again') }}
      />
    );
  });
}
