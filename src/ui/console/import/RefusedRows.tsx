import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
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
  const language = useLanguage();
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary', maxWidth: 520 }}>
        {translate('import.were_left_out', { rows: formatNumber(wrong, language) })}
        <ErrorFileButton work={work} label={translate('import.refused_file')} />
      </Alert>
      {error && <Alert severity="error">{errorText(error, translate)}</Alert>}
    </>
  );
}
