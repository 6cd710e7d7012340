import { unknownText } from '../../domain/format';
import type { UserRow } from '../../domain/users/types';
import type { Column } from '../../ui/console/list/columns';
import { NameCell } from '../../ui/console/record/NameCell';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { TwoLines } from '../../ui/console/record/TwoLines';
import { InstantDay } from '../../ui/plain/Day';
import { UserState } from './UserState';

export const userColumns: Column<UserRow>[] = [
  {
    source: 'fullname',
    label: 'users.label',
    sort: 'fullname',
    render: ({ full_avatar, fullname, code }) => (
      <NameCell picture={full_avatar} name={fullname} code={code} shape="circle" />
    ),
  },
  {
    source: 'roles',
    label: 'users.role',
    width: 200,
    render: ({ userRoles }) => {
      const [first] = userRoles;
      return first ? <RoleBadge role={first.role} /> : unknownText;
    },
  },
  {
    source: 'email',
    label: 'common.email',
    width: 210,
    phone: 'hidden',
    render: ({ email }) => <TwoLines text={email} />,
  },
  {
    source: 'phone',
    label: 'common.phone',
    width: 116,
    optional: true,
    phone: 'hidden',
    render: ({ phone }) => phone ?? unknownText,
  },
  {
    source: 'department',
    label: 'common.department',
    width: 150,
    optional: 'wide',
    render: ({ department }) => <TwoLines text={department?.name} />,
  },
  {
    source: 'created_at',
    label: 'common.created_at',
    width: 104,
    sort: 'date',
    optional: true,
    render: ({ created_at }) => <InstantDay value={created_at} />,
  },
  {
    source: 'active',
    label: 'common.state',
    width: 164,
    phone: 'end',
    render: ({ active }) => <UserState active={active} />,
  },
];
