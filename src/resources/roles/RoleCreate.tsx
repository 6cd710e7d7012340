import { useState } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RoleDetail } from '../../domain/roles/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { request } from '../../providers/http';
import { getAccessMap } from '../../providers/session';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { RoleFields } from './RoleFields';
import { emptyRole, newRoleRules, toRole } from './roleForm';
import styles from './roles.module.css';

/** Adds a permission group; its rights are given next. */
export function RoleCreate() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const [added, setAdded] = useState('');
  const toList = () => void navigate(pathTo('permissionGroups'));
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.permission_group_create')} description={translate('roles.create_help')} />
      <RecordForm
        rules={newRoleRules}
        defaultValues={emptyRole}
        submitLabel={translate('roles.create')}
        onCancel={toList}
        onSubmit={async (values) => {
          const { data } = await request<{ data: RoleDetail }>('roleCreate', { body: toRole(values) });
          setAdded(data.id);
        }}
        onSaved={() => {
          notify(translate('roles.created'), { type: 'success' });
          refresh();
          if (added && mayOpen('permissionGroupEdit', getAccessMap())) {
            void navigate(pathTo('permissionGroupEdit', { id: added }));
          } else toList();
        }}
      >
        <RoleFields isNew />
      </RecordForm>
    </div>
  );
}
