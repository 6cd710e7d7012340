import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { homeOf } from '../../domain/redirects';
import { useAccess } from '../../ui/console/access/useAccess';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { useDocumentTitle } from '../../ui/console/useDocumentTitle';

/** Unknown addresses and pages the person may not open. */
export function NotFound() {
  const translate = useTranslate();
  const access = useAccess();
  useDocumentTitle(translate('common.not_found.title'));
  return (
    <EmptyState
      isPage
      title={translate('common.not_found.title')}
      hint={translate('common.not_found.hint')}
      action={
        <Button variant="contained" component={Link} to={homeOf(access)}>
          {translate('common.home')}
        </Button>
      }
    />
  );
}
