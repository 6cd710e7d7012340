import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { paging } from '../../domain/limits';
import type { Role } from '../../domain/roles/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import type { Column } from '../../ui/console/list/columns';
import { ListFrame } from '../../ui/console/list/ListFrame';
import { ListHeader } from '../../ui/console/list/ListHeader';
import { ListTable } from '../../ui/console/list/ListTable';
import { useListParams } from '../../ui/console/list/useListParams';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { Count } from '../../ui/plain/Figure';
import { AskBox } from './AskBox';
import { RoleState } from './RoleState';
import { RoleType } from './RoleType';
import { usePermissions } from './usePermissions';

const columns: Column<Role>[] = [
  { source: 'name_display', label: 'roles.field.name_display', render: (role) => <RoleBadge role={role} /> },
  { source: 'name', label: 'roles.field.name', width: 230, phone: 'hidden', render: ({ name }) => <code>{name}</code> },
  {
    source: 'description',
    label: 'roles.field.description',
    width: '30%',
    optional: true,
    render: ({ description }) => description ?? '–',
  },
  { source: 'type', label: 'roles.field.type', width: 120, render: ({ type }) => <RoleType type={type} /> },
  {
    source: 'priority',
    label: 'roles.field.priority',
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
  const access = getAccessMap();
  return (
    <ListFrame resource="roles" params={{ ...params, pageSize: paging.largestSize }}>
      <ListHeader
        title={translate('page.permission_groups')}
        description={translate('roles.help')}
        actions={
          mayOpen('permissionGroupCreate', access) && (
            <Button variant="contained" startIcon={<AddIcon />} component={Link} to={pathTo('permissionGroupCreate')}>
              {translate('roles.add')}
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
  const roles = (data ?? []).map(({ name, name_display, status }) => ({
    name: name_display,
    rights: (status && rights.get(name)) || new Set<never>(),
  }));
  return <AskBox roles={roles} />;
}
