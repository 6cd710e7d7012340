import { useTranslate } from 'react-admin';
import type { RoleDetail } from '../../domain/roles/types';
import { RoleBadge } from '../../ui/console/record/RoleBadge';
import { RoleState } from './RoleState';
import styles from './roles.module.css';

/** Below a role's name: its badge, whether it counts, how many users have it. */
export function RoleAbout({ role }: { role: RoleDetail }) {
  const translate = useTranslate();
  return (
    <span className={styles.about}>
      <RoleBadge role={role} />
      <RoleState status={role.status} />
      {translate('roleRights.users', { total: role.user_total })}
    </span>
  );
}
