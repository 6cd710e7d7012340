import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link, useLocation } from 'react-router-dom';
import { listAbove } from '../../../domain/redirects';
import { pathTo, routes } from '../../../domain/routes';
import { useAccess } from '../access/useAccess';
import { EmptyState } from './EmptyState';
import { ErrorState } from './ErrorState';
import { errorText, isGone } from './errorText';

/** Why the page of a record cannot be shown; one that is not there leads back to the list it would stand in. */
export function RecordError({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const translate = useTranslate();
  const { pathname } = useLocation();
  const list = listAbove(pathname, useAccess());
  if (!isGone(error)) return <ErrorState error={error} onRetry={onRetry} isPage />;
  return (
    <div role="alert">
      <EmptyState
        isPage
        title={errorText(error, translate)}
        hint={translate('common.not_found.hint')}
        action={
          list && (
            <Button variant="contained" component={Link} to={pathTo(list)}>
              {translate('common.back_to', { page: translate(routes[list].label) })}
            </Button>
          )
        }
      />
    </div>
  );
}
