import { Alert, Box, Button, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { type Column, DataTable } from '../../plain/DataTable';
import { useLanguage } from '../../plain/language';
import { ErrorFileButton } from './ErrorFileButton';
import { plannedWords } from './effectWords';
import { FileButton } from './FileButton';
import { ImportProblem } from './ImportProblem';
import { ImportProgressBar } from './ImportProgressBar';
import { ImportSums } from './ImportSums';
import { countEffects, outcomeIn } from './outcome';
import { RowEffectCell } from './RowEffectCell';
import { RowWarnings } from './RowWarnings';
import type { useImport } from './useImport';
import { workbookTypes } from './workbook';

interface ImportPreviewProps<T> {
  work: Pick<
    ReturnType<typeof useImport<T>>,
    | 'kind'
    | 'busy'
    | 'file'
    | 'error'
    | 'csv'
    | 'progress'
    | 'rows'
    | 'warningRecords'
    | 'warningTotal'
    | 'back'
    | 'choose'
    | 'confirm'
    | 'mayWrite'
    | 'skipped'
    | 'target'
    | 'wrong'
    | 'getErrorFile'
  >;
  columns: Column<T>[];
  columnLabel: (column: string) => string;
  /** Told above the rows, already translated. */
  note: string | null;
}

/** Step 2: the rows as they will be written, and the one button that writes them. */
export function ImportPreview<T>({ work, columns, columnLabel, note }: ImportPreviewProps<T>) {
  const translate = useTranslate();
  const language = useLanguage();
  const { adds, changes, nothing } = countEffects(work.rows);
  const hasNothing = adds + changes === 0;
  const said = hasNothing ? null : plannedWords({ adds, changes }, { kind: work.kind, translate, language });
  const left = [
    nothing > 0 && translate('import.nothing_to_do', { count: nothing }),
    work.skipped > 0 && translate('import.skipped', { count: work.skipped }),
  ].filter(Boolean);
  const effect: Column<T> = {
    key: 'effect',
    label: translate('import.effect.label'),
    cell: (row) => {
      const outcome = outcomeIn(row);
      return outcome ? <RowEffectCell outcome={outcome} columnLabel={columnLabel} /> : null;
    },
  };
  const saying = columns.filter(({ says }) => !says || work.rows.some(says));
  const tellsEffects = work.rows.some((row) => outcomeIn(row) !== null);
  const writing = work.busy === 'commit';
  const { warningRecords = [], warningTotal = warningRecords.length } = work;
  return (
    <>
      <Box sx={{ flex: 1, overflow: 'auto', px: { xs: 4, sm: 6 }, py: 4 }}>
        {work.error && <ImportProblem error={work.error} />}
        <Typography component="h3" sx={{ fontSize: 16, fontWeight: 600, my: 2 }}>
          {hasNothing ? translate('import.nothing_to_import') : translate('import.ready', { count: work.rows.length })}
        </Typography>
        <Typography sx={{ color: 'text.secondary', mb: 4 }}>
          {[work.file?.name, said, ...left].filter(Boolean).join(' · ')}
        </Typography>
        {work.wrong > 0 && (
          <Alert severity="warning" variant="outlined" sx={{ mb: 4, color: 'text.primary' }}>
            {translate('import.left_out', { count: work.wrong })}
            <ErrorFileButton work={work} label={translate('import.error_file')} />
          </Alert>
        )}
        {work.target && <ImportSums target={work.target} columnLabel={columnLabel} />}
        {!work.mayWrite && (
          <Alert severity="info" variant="outlined" sx={{ mb: 4, color: 'text.primary' }}>
            {translate('import.review_only')}
          </Alert>
        )}
        {note && (
          <Alert severity="info" variant="outlined" sx={{ mb: 4, color: 'text.primary' }}>
            {note}
          </Alert>
        )}
        {warningRecords.length > 0 && <RowWarnings records={warningRecords} total={warningTotal} />}
        <DataTable
          rows={work.rows}
          columns={tellsEffects ? [effect, ...saying] : saying}
          keyOf={(_, index) => String(index)}
          label={translate('import.step.preview')}
          step={100}
          moreLabel={(shown, all) => translate('lists.more', { shown, total: all })}
        />
      </Box>
      <Box
        sx={{
          position: 'sticky',
          bottom: 0,
          zIndex: 4,
          px: { xs: 4, sm: 6 },
          py: 4,
          borderTop: 1,
          borderColor: 'divider',
          borderBottomLeftRadius: 'inherit',
          borderBottomRightRadius: 'inherit',
          backgroundColor: 'background.paper',
        }}
      >
        {writing && <ImportProgressBar label={translate('import.writing')} progress={work.progress} />}
        <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: 2, mt: writing ? 2 : 0 }}>
          <Button onClick={work.back} disabled={writing}>
            {translate('import.back')}
          </Button>
          <FileButton
            label={translate('import.another_file')}
            variant={hasNothing ? 'contained' : 'text'}
            accept={workbookTypes(work.csv)}
            disabled={writing}
            onFile={work.choose}
          />
          {work.mayWrite && said && (
            <Button variant="contained" disableElevation onClick={work.confirm} disabled={writing}>
              {writing ? translate('import.writing') : said}
            </Button>
          )}
        </Box>
      </Box>
    </>
  );
}
