import { useNotify, useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { mayChangeUser } from '../../domain/roles/rules';
import { pathTo } from '../../domain/routes';
import type { UserDetail } from '../../domain/users/types';
import { ApiError } from '../../providers/http';
import { useMe } from '../../ui/console/access/useAccess';
import { RecordEdit } from '../../ui/console/edit/RecordEdit';
import { useEdited } from '../../ui/console/edit/useEdited';
import { RecordForm } from '../../ui/console/form/RecordForm';
import { PageHeader } from '../../ui/console/record/PageHeader';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { BasicInputs } from './BasicInputs';
import { StandingInputs } from './StandingInputs';
import { changedFields, toForm, userRules } from './userForm';
import styles from './users.module.css';

/** Changes a user (spec 1 §2 /users/{id}/edit). */
export function UserEdit() {
  const { roles } = useMe();
  return (
    <RecordEdit<UserDetail> resource="users">
      {(user) =>
        mayChangeUser(roles, user.roles) ? (
          <EditForm key={user.id} user={user} />
        ) : (
          <ErrorState error={new ApiError(403, 'permission_denied')} isPage />
        )
      }
    </RecordEdit>
  );
}

function EditForm({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const notify = useNotify();
  const edited = useEdited(user, { toForm, changed: changedFields });
  const toView = () => void navigate(pathTo('userView', { id: user.id }));
  return (
    <div className={styles.page}>
      <PageHeader title={translate('users.edit.title', { name: user.fullname })} />
      <RecordForm
        rules={userRules}
        {...edited.form}
        submitLabel={translate('ra.action.save')}
        onCancel={toView}
        needsChange
        toasts
        onSaved={() => {
          notify(translate('users.edit.done'), { type: 'success' });
          toView();
        }}
      >
        <BasicInputs emailHelp={translate('users.email_change_help')} />
        <StandingInputs />
      </RecordForm>
    </div>
  );
}
