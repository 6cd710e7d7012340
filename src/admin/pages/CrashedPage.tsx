import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { EmptyState } from '../../ui/console/EmptyState';

/** What stands in place of a page that failed, such as after an update while it was open. */
export function CrashedPage() {
  const translate = useTranslate();
  return (
    <EmptyState
      title={translate('common.crashed.title')}
      hint={translate('common.crashed.hint')}
      action={
        <Button variant="contained" onClick={() => window.location.reload()}>
          {translate('common.crashed.reload')}
        </Button>
      }
    />
  );
}
