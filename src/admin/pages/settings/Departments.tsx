import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { can } from '../../../domain/access';
import type { DepartmentRow } from '../../../domain/settings/types';
import { useAccess } from '../../../ui/console/access/useAccess';
import { PlaceList } from './PlaceList';
import { PlaceRow } from './PlaceRow';
import styles from './places.module.css';
import { Studios } from './Studios';
import { UserCount } from './UserCount';
import { usePlaces } from './usePlaces';

/** Departments at the left, the studios of the chosen one at the right; on phones one after the other. */
export function Departments() {
  const translate = useTranslate();
  const [parameters, setParameters] = useSearchParams();
  const { data, error, refetch } = usePlaces<DepartmentRow>('department');
  const chosen = data?.find(({ id }) => id === parameters.get('department'));
  const maySeeStudios = can(useAccess(), 'setting', 'r_setting_studio');
  // Until one is chosen the first is shown, and stays shown when another name moves it.
  const [first, setFirst] = useState<string>();
  const shown = maySeeStudios ? (chosen ?? data?.find(({ id }) => id === first) ?? data?.[0]) : undefined;
  if (shown && shown.id !== first) setFirst(shown.id);

  const choose = (id: string | null) =>
    setParameters((previous) => {
      const draft = new URLSearchParams(previous);
      if (id) draft.set('department', id);
      else draft.delete('department');
      return draft;
    });

  return (
    <div className={`${styles.panes} ${chosen && maySeeStudios ? styles.chosen : ''}`}>
      <div className={styles.left}>
        <PlaceList
          kind="department"
          title={translate('settings.place.departments')}
          places={data}
          error={error}
          onRetry={() => void refetch()}
          empty={{
            title: translate('settings.place.no_departments'),
            hint: translate('settings.place.no_departments_hint'),
          }}
        >
          {(department) => (
            <PlaceRow
              key={department.id}
              kind="department"
              place={department}
              held={heldBy(department)}
              {...(maySeeStudios && { selected: department === shown, onSelect: () => choose(department.id) })}
              facts={
                <>
                  <span>{translate('settings.place.studios_count', { count: department.studios })}</span>
                  <UserCount place={department} departmentId={department.id} />
                </>
              }
            />
          )}
        </PlaceList>
      </div>
      {shown && (
        <div className={styles.right}>
          <Studios key={shown.id} department={shown} onBack={() => choose(null)} />
        </div>
      )}
    </div>
  );
}

function heldBy({ studios, users }: DepartmentRow): string | null {
  if (studios > 0) return 'department_has_studios';
  return users > 0 ? 'department_has_users' : null;
}
