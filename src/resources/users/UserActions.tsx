import EditIcon from '@mui/icons-material/EditOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { can } from '../../domain/access';
import { mayChangeUser } from '../../domain/roles/rules';
import { mayOpen, pathTo } from '../../domain/routes';
import type { UserDetail } from '../../domain/users/types';
import { useAccess, useMe } from '../../ui/console/access/useAccess';
import { SummaryActions } from '../../ui/console/record/DetailLayout';
import { ActiveSwitch } from './ActiveSwitch';
import { DeleteUserButton } from './DeleteUserButton';
import { ResetPasswordButton } from './ResetPasswordButton';
import { SecondFactorButton } from './SecondFactorButton';
import styles from './users.module.css';

/** What this person may do with that user; an admin is changed by admins only. */
export function UserActions({ user }: { user: UserDetail }) {
  const translate = useTranslate();
  const access = useAccess();
  const me = useMe();
  const self = me.id === user.id;
  if (!mayChangeUser(me.roles, user.roles)) return null;
  return (
    <>
      <SummaryActions>
        <div className={styles.actions}>
          {mayOpen('userEdit', access) && (
            <Button
              variant="contained"
              startIcon={<EditIcon />}
              component={Link}
              to={pathTo('userEdit', { id: user.id })}
            >
              {translate('ra.action.edit')}
            </Button>
          )}
          {can(access, 'user_management', 'c') && <ResetPasswordButton user={user} />}
          {can(access, 'user_management', 'u') && user.second_factor && !self && <SecondFactorButton user={user} />}
          {can(access, 'user_management', 'd') && !self && <DeleteUserButton user={user} />}
        </div>
      </SummaryActions>
      {can(access, 'user_management', 'u_active') && !self && <ActiveSwitch user={user} />}
    </>
  );
}
