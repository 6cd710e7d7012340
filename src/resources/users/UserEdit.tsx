import { useMemo } from 'react';
import { useNotify, useRefresh, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { mayChangeUser } from '../../domain/roles/rules';
import { pathTo } from '../../domain/routes';
import type { UserDetail } from '../../domain/users/types';
import { ApiError, request } from '../../providers/http';
import { getAccount } from '../../providers/session';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { RecordPage } from '../../ui/console/record/RecordPage';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { BasicInputs } from './BasicInputs';
import { StandingInputs } from './StandingInputs';
import { toForm, toUpdate, userRules } from './userForm';
import styles from './users.module.css';

/** Changes a user (spec 1 §2 /users/{id}/edit). */
export function UserEdit() {
  return (
    <RecordPage<UserDetail> resource="users" titleOf={(user) => user.fullname}>
      {(user) =>
        mayChangeUser(getAccount()?.me.roles ?? [], user.roles) ? (
          <EditForm user={user} />
        ) : (
          <ErrorState error={new ApiError(403, 'permission_denied')} />
        )
      }
    </RecordPage>
  );
}

function EditForm({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const refresh = useRefresh();
  const before = useMemo(() => toForm(user), [user]);
  const toView = () => void navigate(pathTo('userView', { id: user.id }));
  return (
    <div className={styles.page}>
      <PageHeader title={translate('users.edit.title', { name: user.fullname })} />
      <RecordForm
        rules={userRules}
        defaultValues={before}
        submitLabel={translate('ra.action.save')}
        onCancel={toView}
        needsChange
        toasts
        onSubmit={async (values) => {
          const body = { ...toUpdate(values, before), version: user.version };
          await request('userUpdate', { params: { id: user.id }, body });
        }}
        onSaved={() => {
          notify(translate('users.edit.done'), { type: 'success' });
          refresh();
          toView();
        }}
      >
        <BasicInputs />
        <StandingInputs current={before.roles} />
      </RecordForm>
    </div>
  );
}
