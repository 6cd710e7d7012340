import type { ClientError } from '../../domain/clientErrors/types';
import type { Column } from '../../ui/console/list/columns';
import { Ago } from '../../ui/plain/Ago';
import { Count } from '../../ui/plain/Figure';
import styles from './clientErrors.module.css';
import { MetBy } from './MetBy';

export const clientErrorColumns: Column<ClientError>[] = [
  {
    source: 'message',
    label: 'clientErrors.message',
    render: ({ message }) => (
      <span className={styles.message} title={message}>
        {message}
      </span>
    ),
  },
  {
    source: 'path',
    label: 'clientErrors.path',
    width: 200,
    optional: true,
    render: ({ detail }) => <code className={styles.message}>{detail.path ?? '–'}</code>,
  },
  {
    source: 'user',
    label: 'clientErrors.user',
    width: 190,
    optional: true,
    render: ({ user }) => <MetBy user={user} />,
  },
  {
    source: 'times',
    label: 'clientErrors.times',
    align: 'right',
    width: 80,
    phone: 'end',
    render: ({ times }) => <Count value={times} />,
  },
  {
    source: 'first_at',
    label: 'clientErrors.first_at',
    width: 160,
    optional: true,
    render: ({ first_at }) => <Ago value={first_at} />,
  },
  {
    source: 'last_at',
    label: 'clientErrors.last_at',
    width: 160,
    render: ({ last_at }) => <Ago value={last_at} />,
  },
];
