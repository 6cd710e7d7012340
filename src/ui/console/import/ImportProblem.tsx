import { Alert, AlertTitle } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { ApiError } from '../../../providers/http';

/** Why the whole file was refused, and that nothing was written. */
export function ImportProblem({ error }: { error: ApiError }) {
  const translate = useTranslate();
  return (
    <Alert
      severity={error.code === 'import_in_progress' ? 'warning' : 'error'}
      variant="outlined"
      sx={{ color: 'text.primary' }}
    >
      <AlertTitle>
        {translate(`error.${error.code === 'file_too_large' ? 'workbook_too_large' : error.code}`)}
      </AlertTitle>
      {error.errors?.map((entry) => (
        <div key={entry.property}>
          {entry.property}: {translate(`error.${entry.message}`)}
        </div>
      ))}
      {translate(error.code === 'import_in_progress' ? 'import.wait' : 'import.nothing_written')}
      {error.requestId && (
        <div>
          {translate('import.request_id')} <code>{error.requestId}</code>
        </div>
      )}
    </Alert>
  );
}
