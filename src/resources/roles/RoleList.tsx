import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useMemo } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Grant } from '../../domain/access';
import { paging } from '../../domain/limits';
import type { PermissionGroup, Role } from '../../domain/roles/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { useRead } from '../../ui/console/data/useRead';
import type { Column } from '../../ui/console/list/columns';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { useListParams } from '../../ui/console/list/useListParams';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { TwoLines } from '../../ui/console/record/TwoLines';
import { useRoleName } from '../../ui/console/useRoleName';
import { Count } from '../../ui/plain/Figure';
import { AskBox } from './AskBox';
import { RoleState } from './RoleState';
import { RoleType } from './RoleType';

const columns: Column<Role>[] = [
  { source: 'name_display', label: 'roleRights.field.name_display', render: (role) => <RoleBadge role={role} /> },
  {
    source: 'name',
    label: 'roleRights.field.name',
    width: 216,
    phone: 'hidden',
    render: ({ name }) => (
      <code>
        <TwoLines text={name} />
      </code>
    ),
  },
  {
    source: 'description',
    label: 'roleRights.field.description',
    width: '26%',
    optional: true,
    render: ({ description }) => <TwoLines text={description} />,
  },
  { source: 'type', label: 'roleRights.field.type', width: 120, render: ({ type }) => <RoleType type={type} /> },
  {
    source: 'priority',
    label: 'roleRights.field.priority',
    width: 90,
    align: 'right',
    phone: 'hidden',
    render: ({ priority }) => <Count value={priority} />,
  },
  {
    source: 'status',
    label: 'common.state',
    width: 130,
    phone: 'end',
    render: ({ status }) => <RoleState status={status} />,
  },
];

/** The permission groups (spec 1 §2 /settings/permission-groups). */
export function RoleList() {
  const translate = useTranslate();
  const params = useListParams();
  const access = useAccess();
  return (
    <ListFrame resource="roles" params={{ ...params, pageSize: paging.largestSize }}>
      <ListHeader
        title={translate('page.permission_groups')}
        description={translate('roleRights.help')}
        actions={
          mayOpen('permissionGroupCreate', access) && (
            <Button variant="contained" startIcon={<AddIcon />} component={Link} to={pathTo('permissionGroupCreate')}>
              {translate('roleRights.add')}
            </Button>
          )
        }
      />
      <AskAll />
      <ListTable<Role>
        columns={columns}
        label="page.permission_groups"
        rowHref={({ id }) =>
          pathTo(mayOpen('permissionGroupEdit', access) ? 'permissionGroupEdit' : 'permissionGroupView', { id })
        }
      />
    </ListFrame>
  );
}

function AskAll() {
  const { data } = useListContext<Role>();
  const rights = usePermissions();
  const roleName = useRoleName();
  const roles = (data ?? []).map((role) => ({
    name: roleName(role),
    rights: (role.status && rights.get(role.name)) || new Set<never>(),
  }));
  return <AskBox roles={roles} />;
}

/** The rights of every role by its name; empty until they are there, and where they cannot be read. */
function usePermissions(): Map<string, Set<Grant>> {
  const { data } = useRead<PermissionGroup[]>('permissionList');
  return useMemo(() => byRole(data ?? []), [data]);
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
