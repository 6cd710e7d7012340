import { Box, Typography } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber, formatSize } from '../../../domain/format';
import { importRowLimit, uploadLimits } from '../../../domain/limits';
import { useLanguage } from '../../plain/language';
import { EarlierImports } from './EarlierImports';
import { FileDrop } from './FileDrop';
import { ImportModeField } from './ImportModeField';
import { ImportProblem } from './ImportProblem';
import { ImportProgressBar } from './ImportProgressBar';
import { RowErrors } from './RowErrors';
import { TemplateButton } from './TemplateButton';
import type { useImport } from './useImport';

interface ImportFileProps {
  work: Pick<
    ReturnType<typeof useImport>,
    | 'busy'
    | 'errorRecords'
    | 'wrong'
    | 'getErrorFile'
    | 'file'
    | 'error'
    | 'csv'
    | 'progress'
    | 'mayGetTemplate'
    | 'getTemplate'
    | 'choose'
    | 'mode'
    | 'mayUpdate'
    | 'setMode'
    | 'rows'
    | 'takeValid'
  >;
  columnLabel: (column: string) => string;
}

/** Step 1: the template, the file, and what is wrong with the file's rows. */
export function ImportFile({ work, columnLabel }: ImportFileProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const reading = work.busy === 'preview';
  return (
    <Box
      sx={{ flex: 1, overflow: 'auto', px: { xs: 4, sm: 6 }, py: 6, display: 'flex', flexDirection: 'column', gap: 6 }}
    >
      {work.mayGetTemplate && (
        <Box sx={{ display: 'flex', gap: 4, alignItems: 'center', justifyContent: 'space-between', flexWrap: 'wrap' }}>
          <Typography sx={{ color: 'text.secondary', maxWidth: 520 }}>{translate('import.template_help')}</Typography>
          <TemplateButton work={work} />
        </Box>
      )}
      {work.mayUpdate && (
        <ImportModeField value={work.mode} disabled={work.busy !== null} onChange={(mode) => void work.setMode(mode)} />
      )}
      <Box>
        <FileDrop
          disabled={work.busy !== null}
          fileName={work.file?.name ?? null}
          onFile={work.choose}
          csv={work.csv}
          again={work.errorRecords.length > 0 || work.error !== null}
        />
        <Typography sx={{ mt: 2, fontSize: 12, color: 'text.secondary' }}>
          {translate(work.csv ? 'import.limits_csv' : 'import.limits', {
            size: formatSize(uploadLimits.workbook, language),
            rows: formatNumber(importRowLimit, language),
          })}
        </Typography>
        {reading && (
          <Box sx={{ mt: 2 }}>
            <ImportProgressBar label={translate('import.reading')} progress={work.progress} />
          </Box>
        )}
      </Box>
      {work.error && <ImportProblem error={work.error} />}
      {work.errorRecords.length > 0 && <RowErrors work={work} columnLabel={columnLabel} />}
      <EarlierImports />
    </Box>
  );
}
