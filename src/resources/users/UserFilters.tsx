import { useTranslate } from 'react-admin';
import { userTypes } from '../../domain/roles';
import { FilterBar } from '../../ui/console/list/FilterBar';
import { Pager } from '../../ui/console/list/Pager';
import { SearchInput } from '../../ui/console/list/SearchInput';
import type { ListParams } from '../../ui/console/list/useListParams';
import { useOptions } from '../../ui/console/useOptions';
import { useRoleName } from '../../ui/console/useRoleName';
import { useRoles } from '../../ui/console/useRoles';

const departmentName = (department: { id: string; name: string }) => department.name;

/** Query parameters of the list of users beside search and paging. */
export const userFilterNames = ['role', 'type', 'department_id', 'active'] as const;

/** Search, filters and pages of the list of users. */
export function UserFilters({ params }: { params: ListParams }) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const roles = useRoles();
  const departments = useOptions('departments', departmentName);
  return (
    <FilterBar
      filters={[
        {
          source: 'role',
          label: 'users.role',
          kind: 'many',
          options: roles.map((role) => ({ value: role.name, label: roleName(role) })),
        },
        {
          source: 'type',
          label: 'users.type.label',
          kind: 'many',
          options: userTypes.map((value) => ({ value, label: translate(`users.type.${value}`) })),
        },
        { source: 'department_id', label: 'common.department', kind: 'many', options: departments },
        {
          source: 'active',
          label: 'common.state',
          kind: 'one',
          options: ['true', 'false'].map((value) => ({ value, label: translate(`users.active.${value}`) })),
        },
      ]}
      params={params}
      start={<SearchInput params={params} label="users.search" />}
      end={<Pager />}
    />
  );
}
