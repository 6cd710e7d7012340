import { useCallback } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ImportResult } from '../../domain/imports';
import { pathTo } from '../../domain/routes';
import { userColumns } from '../../domain/users/sheet';
import type { ImportedUser } from '../../domain/users/types';
import { useApi } from '../../ui/console/data/useApi';
import { ImportPage } from '../../ui/console/import/ImportPage';
import { useColumnLabel } from '../../ui/console/import/useColumnLabel';
import { useImport } from '../../ui/console/import/useImport';
import type { Column } from '../../ui/plain/DataTable';

const headers = userColumns({ roles: [], departments: [], studios: [] });

/** Many users from a workbook: template, preview, commit (spec 1 §2 /users/upload). */
export function UserUpload() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const api = useApi();
  const work = useImport<ImportedUser>({
    kind: 'users',
    upload: 'userUpload',
    template: 'userTemplate',
    updates: { scope: 'user_management', action: 'u' },
    commit: async (users, how) => {
      const writing = users.filter(({ effect }) => effect !== 'nothing');
      const nothing = users.length - writing.length;
      return (await api.userImport({ body: { users: writing, nothing, ...how } })) as ImportResult<ImportedUser>;
    },
  });
  const field = (name: string) => translate(`users.field.${name}`);
  const columns: Column<ImportedUser>[] = [
    { key: 'code', label: field('code'), cell: (user) => user.code },
    { key: 'fullname', label: field('fullname'), cell: (user) => user.fullname },
    { key: 'email', label: field('email'), cell: (user) => user.email },
    { key: 'phone', label: field('phone'), cell: (user) => user.phone },
    { key: 'role', label: translate('users.role'), cell: (user) => user.role },
    { key: 'type', label: translate('users.type.label'), cell: (user) => translate(`users.type.${user.type}`) },
    { key: 'department', label: translate('common.department'), cell: (user) => user.department ?? '–' },
    { key: 'studio', label: translate('common.studio'), cell: (user) => user.studio ?? '–' },
  ];
  const toList = useCallback(() => void navigate(pathTo('users')), [navigate]);
  return (
    <ImportPage
      title={translate('page.user_upload')}
      help={translate('users.upload.help')}
      work={work}
      columns={columns}
      columnLabel={useColumnLabel(headers)}
      onDone={toList}
    />
  );
}
