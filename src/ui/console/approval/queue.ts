import { useGetList } from 'react-admin';
import type { RouteName } from '../../../domain/routes';
import { newestFirst } from '../list/listParams';
import type { Standing } from './standing';

/** What waits for approval of one kind. */
export interface Queue {
  resource: string;
  /** What narrows its list to what waits. */
  waiting: Record<string, unknown>;
  pages: { approvals: RouteName; approval: RouteName };
}

interface Next {
  /** The one above all others in the list. */
  id: string;
  /** How many wait besides this one. */
  total: number;
}

/** What waits besides one record, which a rejected one does not itself; null while that is not known, and of nothing. */
export function useNext({ resource, waiting }: Queue, { id, status }: Standing): Next | null {
  const { data = [], total = 0 } = useGetList(resource, {
    filter: waiting,
    pagination: { page: 1, perPage: 2 },
    sort: newestFirst,
  });
  const next = data.find((record) => record.id !== id);
  return next ? { id: String(next.id), total: Math.max(status === 'reject' ? total : total - 1, 1) } : null;
}
