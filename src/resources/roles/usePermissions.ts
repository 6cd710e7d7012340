import { useEffect, useState } from 'react';
import type { Grant } from '../../domain/access';
import type { PermissionGroup } from '../../domain/roles/types';
import { request } from '../../providers/http';

/** The rights of every role by its name; empty until they are there, and where they cannot be read. */
export function usePermissions(): Map<string, Set<Grant>> {
  const [rights, setRights] = useState(() => new Map<string, Set<Grant>>());
  useEffect(() => {
    const aborted = new AbortController();
    request<{ data: PermissionGroup[] }>('permissionList', { signal: aborted.signal })
      .then(({ data }) => setRights(byRole(data)))
      .catch(() => undefined);
    return () => aborted.abort();
  }, []);
  return rights;
}

function byRole(groups: readonly PermissionGroup[]): Map<string, Set<Grant>> {
  const rights = new Map<string, Set<Grant>>();
  for (const { group, apis } of groups) {
    for (const { action, roles } of apis) {
      for (const role of roles) {
        rights.set(role, (rights.get(role) ?? new Set()).add(`${group}.${action}` as Grant));
      }
    }
  }
  return rights;
}
