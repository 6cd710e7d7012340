import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import type { RoleDetail } from '../../domain/roles/types';
import { mayOpen, pathTo } from '../../domain/routes';
import { useAccess } from '../../ui/console/access/useAccess';
import { RecordCreate } from '../../ui/console/edit/RecordCreate';
import { useSave } from '../../ui/console/edit/useSave';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { RoleFields } from './RoleFields';
import { emptyRole, newRoleRules, toRole } from './roleForm';
import styles from './roles.module.css';

/** Adds a permission group; its rights are given next. */
export function RoleCreate() {
  return (
    <RecordCreate resource="roles">
      <Form />
    </RecordCreate>
  );
}

function Form() {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const access = useAccess();
  const save = useSave<RoleDetail>();
  const [added, setAdded] = useState('');
  const toList = () => void navigate(pathTo('permissionGroups'));
  return (
    <div className={styles.page}>
      <PageHeader title={translate('page.permission_group_create')} description={translate('roleRights.create_help')} />
      <RecordForm
        rules={newRoleRules}
        defaultValues={emptyRole}
        submitLabel={translate('roleRights.create')}
        onCancel={toList}
        onSubmit={async (values) => setAdded((await save(toRole(values))).id)}
        onSaved={() => {
          notify(translate('roleRights.created'), { type: 'success' });
          if (added && mayOpen('permissionGroupEdit', access)) {
            void navigate(pathTo('permissionGroupEdit', { id: added }));
          } else toList();
        }}
      >
        <RoleFields isNew />
      </RecordForm>
    </div>
  );
}
