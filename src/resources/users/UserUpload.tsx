import { useCallback } from 'react';
import { useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { ImportResult } from '../../domain/imports';
import { pathTo } from '../../domain/routes';
import type { ImportedUser } from '../../domain/users/types';
import { request } from '../../providers/http';
import { ImportPage } from '../../ui/console/import/ImportPage';
import { useImport } from '../../ui/console/import/useImport';
import type { Column } from '../../ui/plain/DataTable';

const commit = (users: ImportedUser[]) => request<ImportResult<ImportedUser>>('userImport', { body: { users } });

/** Many users from a workbook: template, preview, commit (spec 1 §2 /users/upload). */
export function UserUpload() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const refresh = useRefresh();
  const work = useImport<ImportedUser>({ upload: 'userUpload', template: 'userTemplate', commit });
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
  const toList = useCallback(() => {
    refresh();
    void navigate(pathTo('users'));
  }, [refresh, navigate]);
  return (
    <ImportPage
      title={translate('page.user_upload')}
      help={translate('users.upload.help')}
      work={work}
      columns={columns}
      columnLabel={(column) => translate(`users.field.${column}`, { _: column })}
      onDone={toList}
    />
  );
}
