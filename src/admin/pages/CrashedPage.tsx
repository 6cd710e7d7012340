import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { CopyButton } from '../../ui/console/record/CopyButton';
import { EmptyState } from '../../ui/console/state/EmptyState';
import states from '../../ui/console/state/states.module.css';
import { useFailure } from '../useFailure';
import { PageSkeleton } from './PageSkeleton';

/** What stands in place of a page that failed, or whose code did not arrive. */
export function CrashedPage({ error }: { error: unknown }) {
  const translate = useTranslate();
  const { about, reference } = useFailure(error);
  if (!about) return <PageSkeleton />;
  return (
    <div role="alert">
      <EmptyState
        title={translate(`common.${about}.title`)}
        hint={translate(`common.${about}.hint`)}
        action={
          <Button variant="contained" onClick={() => window.location.reload()}>
            {translate(about === 'crashed' ? 'common.crashed.reload' : 'common.retry')}
          </Button>
        }
      />
      {reference && (
        <p className={states.request}>
          {translate('common.crashed.reference')} <code>{reference}</code>
          <CopyButton text={reference} />
        </p>
      )}
    </div>
  );
}
