import DownloadIcon from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import type { useImport } from './useImport';

/** Takes away the workbook to fill in. */
export function TemplateButton({ work }: { work: Pick<ReturnType<typeof useImport>, 'busy' | 'getTemplate'> }) {
  const translate = useTranslate();
  return (
    <Button
      variant="outlined"
      startIcon={<DownloadIcon />}
      onClick={work.getTemplate}
      loading={work.busy === 'template'}
      loadingPosition="start"
    >
      {translate('import.template')}
    </Button>
  );
}
