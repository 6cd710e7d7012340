import type { CollectOrder } from '../../domain/collectOrders/types';
import type { Column } from '../../ui/console/list/columns';
import { StatusChip } from '../../ui/console/record/StatusChip';
import { Ago } from '../../ui/plain/Ago';
import { InstantDay } from '../../ui/plain/Day';
import { Compact, Count } from '../../ui/plain/Figure';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import styles from './collectOrders.module.css';
import { OrderResult } from './OrderResult';

const columns: Column<CollectOrder>[] = [
  {
    source: 'keyword',
    label: 'collect.keyword',
    sort: 'name',
    render: ({ social_type, keyword }) => (
      <span className={styles.asked} title={keyword}>
        <NetworkIcon network={social_type} />
        <span>{keyword}</span>
      </span>
    ),
  },
  {
    source: 'min_follower',
    label: 'collect.followers',
    width: 130,
    align: 'right',
    render: ({ min_follower, max_follower }) => (
      <>
        <Compact value={min_follower} /> – <Compact value={max_follower} />
      </>
    ),
  },
  {
    source: 'filter_status',
    label: 'common.state',
    width: 132,
    phone: 'end',
    render: ({ filter_status }) => <StatusChip kind="collect" status={filter_status} />,
  },
  {
    source: 'collected',
    label: 'collect.collected',
    width: 90,
    align: 'right',
    phone: 'hidden',
    render: ({ collected, capped }) => (
      <>
        <Count value={collected} />
        {capped && '+'}
      </>
    ),
  },
];

const creatorColumn: Column<CollectOrder> = {
  source: 'createdBy',
  label: 'collect.orderer',
  width: 160,
  optional: true,
  render: ({ createdBy }) => createdBy?.fullname,
};

const timeColumns: Column<CollectOrder>[] = [
  {
    source: 'collectTime',
    label: 'collect.time',
    width: 'clamp(100px, 36cqi - 197px, 178px)',
    sort: 'date',
    render: ({ collectTime }) => <Ago value={collectTime} />,
  },
  {
    source: 'completed_at',
    label: 'collect.completed_at',
    width: 120,
    optional: 'wide',
    render: ({ completed_at }) => <InstantDay value={completed_at} />,
  },
  {
    source: 'result_file',
    label: 'collect.result',
    width: 168,
    align: 'right',
    phone: 'action',
    render: (order) => <OrderResult order={order} />,
  },
];

/** Columns of the history; who ordered only where that may be known. */
export function orderColumns(withCreators: boolean): Column<CollectOrder>[] {
  return [...columns, ...(withCreators ? [creatorColumn] : []), ...timeColumns];
}
