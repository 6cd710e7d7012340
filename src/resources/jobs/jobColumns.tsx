import { unknownText } from '../../domain/format';
import type { QueueJob } from '../../domain/jobs/types';
import type { Column } from '../../ui/console/list/columns';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { Ago } from '../../ui/plain/Ago';
import styles from './jobs.module.css';
import { KindName } from './KindName';
import { triesOf } from './tries';

export const jobColumns: Column<QueueJob>[] = [
  {
    source: 'kind',
    label: 'jobs.kind_label',
    sort: 'name',
    render: ({ kind, about }) => (
      <span className={styles.what}>
        <KindName kind={kind} />
        {about && <span className={styles.about}>{about}</span>}
      </span>
    ),
  },
  {
    source: 'state',
    label: 'common.state',
    width: 130,
    phone: 'end',
    render: ({ state }) => <StatusChip kind="job" status={state} />,
  },
  {
    source: 'error',
    label: 'jobs.error',
    width: 'clamp(140px, 16cqi - 22px, 320px)',
    optional: true,
    render: ({ error }) => (error ? <span title={error}>{error}</span> : unknownText),
  },
  { source: 'retries', label: 'jobs.tries', width: 90, align: 'right', phone: 'hidden', render: triesOf },
  {
    source: 'created_at',
    label: 'jobs.created_at',
    width: 178,
    sort: 'date',
    render: ({ created_at }) => <Ago value={created_at} />,
  },
  {
    source: 'started_at',
    label: 'jobs.started_at',
    width: 178,
    optional: 'wide',
    phone: 'hidden',
    render: ({ started_at }) => <Ago value={started_at} />,
  },
  {
    source: 'ended_at',
    label: 'jobs.ended_at',
    width: 194,
    phone: 'hidden',
    render: ({ ended_at }) => <Ago value={ended_at} />,
  },
];
