import { useGetList } from 'react-admin';
import type { RouteName } from '../../../domain/routes';
import { newestFirst } from '../list/listParams';

/** What waits for approval of one kind. */
export interface Queue {
  resource: string;
  /** What narrows its list to what waits. */
  waiting: Record<string, unknown>;
  pages: { approvals: RouteName; approval: RouteName };
}

interface Next {
  /** The one above all others in the list; undefined while that is not known, and where it is the last one. */
  id: string | undefined;
  /** How many wait besides this one. */
  total: number;
}

/** What waits besides one record, in the order of the list. */
export function useNext({ resource, waiting }: Queue, id: string): Next {
  const { data = [], total = 0 } = useGetList(resource, {
    filter: waiting,
    pagination: { page: 1, perPage: 2 },
    sort: newestFirst,
  });
  const next = data.find((record) => record.id !== id);
  return { id: next && String(next.id), total: Math.max(total - 1, next ? 1 : 0) };
}
