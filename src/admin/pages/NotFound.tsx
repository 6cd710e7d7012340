import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { homeOf } from '../../domain/routes';
import { getAccessMap } from '../../providers/session';
import { EmptyState } from '../../ui/console/EmptyState';

/** Unknown addresses and pages the person may not open. */
export function NotFound() {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('common.not_found.title')}
      hint={translate('common.not_found.hint')}
      action={
        <Button variant="contained" component={Link} to={homeOf(getAccessMap())}>
          {translate('common.home')}
        </Button>
      }
    />
  );
}
