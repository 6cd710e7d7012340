import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { mayOpen, pathTo } from '../../../domain/routes';
import { useAccess } from '../../../ui/console/access/useAccess';
import styles from './places.module.css';
import type { Place } from './usePlaces';

/** How many users are in a place; of a department it leads to them. */
export function UserCount({ place: { name, users }, departmentId }: { place: Place; departmentId?: string }) {
  const translate = useTranslate();
  const access = useAccess();
  const words = translate('settings.place.users_count', { count: users });
  if (!departmentId || users === 0 || !mayOpen('users', access)) return <span>{words}</span>;
  return (
    <Link
      className={styles.users}
      to={{ pathname: pathTo('users'), search: `department_id=${departmentId}` }}
      aria-label={`${words} · ${name}`}
    >
      {words}
    </Link>
  );
}
