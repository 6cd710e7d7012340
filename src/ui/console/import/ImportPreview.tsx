import { Box, Button, LinearProgress, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Column, DataTable } from '../../plain/DataTable';
import { ImportProblem } from './ImportProblem';
import type { useImport } from './useImport';

interface ImportPreviewProps<T> {
  work: Pick<ReturnType<typeof useImport<T>>, 'busy' | 'file' | 'error' | 'rows' | 'back' | 'confirm'>;
  columns: Column<T>[];
}

/** Step 2: the rows as they will be written, and the one button that writes them. */
export function ImportPreview<T>({ work, columns }: ImportPreviewProps<T>) {
  const translate = useTranslate();
  const writing = work.busy === 'commit';
  return (
    <>
      <Box sx={{ flex: 1, overflow: 'auto', px: 6, py: 4 }}>
        {work.error && <ImportProblem error={work.error} />}
        <Typography component="h3" sx={{ fontSize: 16, fontWeight: 600, my: 2 }}>
          {translate('import.ready', { total: work.rows.length })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 2 }}>{work.file?.name}</Typography>
        <DataTable
          rows={work.rows}
          columns={columns}
          keyOf={(_, index) => String(index)}
          label={translate('import.step.preview')}
          step={100}
          moreLabel={(shown, total) => translate('import.more', { shown, total })}
        />
      </Box>
      {writing && <LinearProgress aria-label={translate('import.writing')} />}
      <Box
        sx={{ display: 'flex', justifyContent: 'flex-end', gap: 2, px: 6, py: 4, borderTop: 1, borderColor: 'divider' }}
      >
        <Button onClick={work.back} disabled={writing}>
          {translate('import.back')}
        </Button>
        <Button
          variant="contained"
          disableElevation
          onClick={work.confirm}
          disabled={writing || work.rows.length === 0}
        >
          {translate(writing ? 'import.writing' : 'import.confirm', { total: work.rows.length })}
        </Button>
      </Box>
    </>
  );
}
