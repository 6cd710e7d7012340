import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { errorText } from '../state/errorText';
import { ErrorFileButton } from './ErrorFileButton';
import type { useImport } from './useImport';

interface RefusedRowsProps {
  work: Pick<ReturnType<typeof useImport>, 'busy' | 'error' | 'wrong' | 'getErrorFile'>;
}

/** How many rows were left out when the others were written, and the file that says why, to be mended. */
export function RefusedRows({ work }: RefusedRowsProps) {
  const { error, wrong } = work;
  const translate = useTranslate();
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary', maxWidth: 520 }}>
        {translate('import.were_left_out', { count: wrong })}
        <ErrorFileButton work={work} label={translate('import.refused_file')} />
      </Alert>
      {error && <Alert severity="error">{errorText(error, translate)}</Alert>}
    </>
  );
}
