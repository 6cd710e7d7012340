import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import type { QueueJob, QueueOverview } from '../../domain/jobs/types';
import { useRead } from '../../ui/console/data/useRead';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { NothingHere } from '../../ui/console/list/NothingHere';
import { Pager } from '../../ui/console/list/Pager';
import { useListParams } from '../../ui/console/list/useListParams';
import { JobDrawer } from './JobDrawer';
import { JobStates } from './JobStates';
import { jobColumns } from './jobColumns';
import styles from './jobs.module.css';
import { refreshOf } from './refresh';
import { Schedule } from './Schedule';

/** What failed before the rest, each newest first. */
const failedFirst = { field: 'trouble', order: 'DESC' } as const;

/** Query parameters of the jobs page beside paging. */
const jobFilterNames = ['state', 'kind'] as const;

/** The queue: what failed and why, what runs, then what is due by itself; the open job's id stands in the address. */
export function JobList() {
  const translate = useTranslate();
  const params = useListParams(jobFilterNames);
  const [parameters, setParameters] = useSearchParams();
  const {
    data: overview,
    error,
    refetch,
  } = useRead<QueueOverview>('queueOverview', {}, { refetchInterval: ({ state }) => refreshOf(state.data) });
  const refreshEvery = refreshOf(overview);
  const open = parameters.get('job');

  const show = (id: string | null) =>
    setParameters((previous) => {
      const draft = new URLSearchParams(previous);
      if (id) draft.set('job', id);
      else draft.delete('job');
      return draft;
    });

  return (
    <ListFrame resource="queueJobs" params={params} sort={failedFirst} refreshEvery={refreshEvery}>
      <div className={styles.jobs}>
        <ListHeader title={translate('page.jobs_queue')} description={translate('jobs.help')} />
        <FilterBar
          filters={[
            {
              source: 'kind',
              label: 'jobs.kind_label',
              kind: 'one',
              options: (overview?.kinds ?? []).map((kind) => ({
                value: kind,
                label: translate(`jobs.kind.${kind}`, { _: kind }),
              })),
            },
          ]}
          params={params}
          start={<JobStates params={params} counts={overview?.states} />}
          end={<Pager />}
        />
        <ListTable<QueueJob>
          columns={jobColumns}
          label="page.jobs_queue"
          onRowClick={({ id }) => show(id)}
          empty={<NothingHere params={params} title={translate('jobs.empty')} />}
        />
      </div>
      <div className={styles.timetable}>
        <Schedule schedule={overview?.schedule} error={error} onRetry={() => void refetch()} />
      </div>
      {open && <JobDrawer key={open} id={open} refreshEvery={refreshEvery} onClose={() => show(null)} />}
    </ListFrame>
  );
}
