import { useGetOne, useTranslate } from 'react-admin';
import { can } from '../../domain/access';
import type { QueueJob } from '../../domain/jobs/types';
import { ApiError } from '../../providers/http';
import { useAccess } from '../../ui/console/access/useAccess';
import { SideDrawer } from '../../ui/console/form/SideDrawer';
import { CopyButton } from '../../ui/console/record/CopyButton';
import { Fact, Facts } from '../../ui/console/record/Fact';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { Instant } from '../../ui/plain/Day';
import styles from './jobs.module.css';
import { KindName } from './KindName';
import { RetryJobButton } from './RetryJobButton';
import { secondsOf, triesOf } from './tries';

interface JobDrawerProps {
  id: string;
  refreshEvery: number;
  onClose: () => void;
}

/** One job: its tries, its times, why it failed, and running it again. */
export function JobDrawer({ id, refreshEvery, onClose }: JobDrawerProps) {
  const translate = useTranslate();
  const options = { retry: false, refetchInterval: refreshEvery };
  const { data, error, refetch } = useGetOne<QueueJob>('queueJobs', { id }, options);
  return (
    <SideDrawer title={translate(`jobs.kind.${data?.kind}`, { _: translate('page.jobs_queue') })} onClose={onClose}>
      {error ? <Failure error={error} onRetry={() => void refetch()} /> : data && <Details job={data} />}
    </SideDrawer>
  );
}

function Failure({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const translate = useTranslate();
  if (!(error instanceof ApiError) || error.status !== 404) return <ErrorState error={error} onRetry={onRetry} />;
  return <EmptyState title={translate('jobs.gone')} hint={translate('jobs.gone_hint')} />;
}

function Details({ job }: { job: QueueJob }) {
  const translate = useTranslate();
  const seconds = secondsOf(job);
  const access = useAccess();
  const mayRetry = job.state === 'failed' && can(access, 'setting', 'u_setting_job');
  return (
    <div className={styles.details}>
      <p className={styles.line}>
        <StatusChip kind="job" status={job.state} />
        {job.about && <span className={styles.about}>{job.about}</span>}
      </p>
      {job.error && (
        <section className={styles.error} aria-label={translate('jobs.error')}>
          <pre>{job.error}</pre>
          <CopyButton text={job.error} />
        </section>
      )}
      {mayRetry && (
        <div className={styles.again}>
          <RetryJobButton job={job} />
          <p className={styles.muted}>{translate('jobs.retry.hint')}</p>
        </div>
      )}
      <Facts>
        <Fact label={translate('jobs.kind_label')}>
          <KindName kind={job.kind} />
        </Fact>
        <Fact label={translate('jobs.tries')}>{triesOf(job)}</Fact>
        <Fact label={translate('jobs.created_at')}>
          <Instant value={job.created_at} />
        </Fact>
        <Fact label={translate('jobs.started_at')}>
          <Instant value={job.started_at} />
        </Fact>
        <Fact label={translate('jobs.ended_at')}>
          <Instant value={job.ended_at} />
        </Fact>
        {seconds !== null && <Fact label={translate('jobs.duration')}>{translate('jobs.seconds', { seconds })}</Fact>}
        {job.next_at && (
          <Fact label={translate('jobs.next_at')}>
            <Instant value={job.next_at} />
          </Fact>
        )}
        <Fact label={translate('jobs.id')} copy={job.id}>
          <code>{job.id}</code>
        </Fact>
      </Facts>
    </div>
  );
}
