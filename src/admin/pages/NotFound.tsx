import Button from '@mui/material/Button';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { homeOf } from '../../domain/redirects';
import { getAccessMap } from '../../providers/session';
import { EmptyState } from '../../ui/console/state/EmptyState';

/** Unknown addresses and pages the person may not open. */
export function NotFound() {
  const translate = useTranslate();
  useEffect(() => {
    document.title = `${translate('common.not_found.title')} · ${translate('common.product')}`;
  }, [translate]);
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
