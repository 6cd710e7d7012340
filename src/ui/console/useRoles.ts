import { useGetList } from 'react-admin';
import { paging } from '../../domain/limits';
import type { Role } from '../../domain/roles/types';

const noRoles: Role[] = [];

/** Every role by priority; none until they are there. */
export function useRoles(): Role[] {
  const { data } = useGetList<Role>(
    'roles',
    { pagination: { page: 1, perPage: paging.largestSize }, sort: { field: 'id', order: 'ASC' } },
    { staleTime: 60_000, retry: false },
  );
  return data ?? noRoles;
}
