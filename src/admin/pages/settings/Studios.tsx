import ArrowBackIcon from '@mui/icons-material/ArrowBack';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { DepartmentRow, StudioRow } from '../../../domain/settings/types';
import { PlaceList } from './PlaceList';
import { PlaceRow } from './PlaceRow';
import styles from './places.module.css';
import { UserCount } from './UserCount';
import { usePlaces } from './usePlaces';

/** The studios of one department. */
export function Studios({ department, onBack }: { department: DepartmentRow; onBack: () => void }) {
  const translate = useTranslate();
  const { data, error, refetch } = usePlaces<StudioRow>('studio', { department_id: department.id });
  return (
    <>
      <div className={styles.back}>
        <Button startIcon={<ArrowBackIcon />} onClick={onBack}>
          {translate('settings.place.all_departments')}
        </Button>
      </div>
      <PlaceList
        kind="studio"
        title={translate('settings.place.studios', { name: department.name })}
        departmentId={department.id}
        places={data}
        error={error}
        onRetry={() => void refetch()}
        empty={{ title: translate('settings.place.no_studios') }}
      >
        {(studio) => (
          <PlaceRow
            key={studio.id}
            kind="studio"
            place={studio}
            held={studio.users > 0 ? 'studio_has_users' : null}
            facts={<UserCount place={studio} />}
          />
        )}
      </PlaceList>
    </>
  );
}
