import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { useLanguage } from '../../plain/language';
import { errorText } from '../state/errorText';
import type { useImport } from './useImport';

interface RefusedRowsProps {
  work: Pick<ReturnType<typeof useImport>, 'busy' | 'error' | 'wrong' | 'getErrorFile'>;
}

/** How many rows were left out when the others were written, and the file that says why, to be mended. */
export function RefusedRows({ work: { busy, error, wrong, getErrorFile } }: RefusedRowsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  return (
    <>
      <Alert severity="warning" variant="outlined" sx={{ color: 'text.primary', maxWidth: 520 }}>
        {translate('import.were_left_out', { rows: formatNumber(wrong, language) })}
        <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 3 }}>
          <Button
            variant="outlined"
            size="small"
            startIcon={<DownloadIcon />}
            onClick={getErrorFile}
            loading={busy === 'errors'}
            loadingPosition="start"
          >
            {translate('import.refused_file')}
          </Button>
          <span>{translate('import.error_file_help')}</span>
        </Box>
      </Alert>
      {error && <Alert severity="error">{errorText(error, translate)}</Alert>}
    </>
  );
}
