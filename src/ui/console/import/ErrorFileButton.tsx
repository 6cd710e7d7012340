import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import { Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { useImport } from './useImport';

interface ErrorFileButtonProps {
  work: Pick<ReturnType<typeof useImport>, 'busy' | 'getErrorFile'>;
  /** What the file is called, already translated. */
  label: string;
}

/** Takes away the wrong rows as a file that says why, to be mended and sent again. */
export function ErrorFileButton({ work: { busy, getErrorFile }, label }: ErrorFileButtonProps) {
  const translate = useTranslate();
  return (
    <Box sx={{ display: 'flex', gap: 3, alignItems: 'center', flexWrap: 'wrap', mt: 3 }}>
      <Button
        variant="outlined"
        size="small"
        startIcon={<DownloadIcon />}
        onClick={getErrorFile}
        disabled={busy !== null && busy !== 'errors'}
        loading={busy === 'errors'}
        loadingPosition="start"
      >
        {label}
      </Button>
      <span>{translate('import.error_file_help')}</span>
    </Box>
  );
}
