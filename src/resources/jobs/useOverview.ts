import { useGetOne } from 'react-admin';
import type { QueueOverview } from '../../domain/jobs/types';
import { refreshOf } from './refresh';

/** How many jobs are in each state and what is due when; asked again while the page is looked at. */
export function useOverview() {
  return useGetOne<QueueOverview & { id: string }>(
    'queueOverview',
    { id: 'now' },
    { retry: false, refetchInterval: ({ state }) => refreshOf(state.data) },
  );
}
