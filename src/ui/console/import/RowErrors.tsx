import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import type { RowError } from '../../../domain/imports';
import { type Column, DataTable } from '../../plain/DataTable';
import { useLanguage } from '../../plain/language';
import { ErrorFileButton } from './ErrorFileButton';
import type { useImport } from './useImport';
import { WholeText } from './WholeText';

interface CellError {
  row: number;
  column: string;
  error: string;
  value: string | undefined;
}

interface RowErrorsProps {
  work: Pick<ReturnType<typeof useImport>, 'busy' | 'errorRecords' | 'wrong' | 'getErrorFile' | 'rows' | 'takeValid'>;
  columnLabel: (column: string) => string;
}

const cellsOf = (records: readonly RowError[]) =>
  records.flatMap(({ row, errors }) =>
    errors.map(({ column, error, value }): CellError => ({ row, column, error, value })),
  );

/** Every wrong cell: row as the spreadsheet numbers it, column, what is wrong, what stood there; and all that as a file. */
export function RowErrors({ work, columnLabel }: RowErrorsProps) {
  const { busy, errorRecords, wrong, rows, takeValid } = work;
  const translate = useTranslate();
  const language = useLanguage();
  const cells = cellsOf(errorRecords);
  // What is wrong with the header is wrong with every row.
  const isWholeFile = errorRecords.some(({ row }) => row === 1);
  const columns: Column<CellError>[] = [
    { key: 'row', label: translate('import.row'), cell: (cell) => cell.row },
    { key: 'column', label: translate('import.column'), cell: (cell) => columnLabel(cell.column) },
    {
      key: 'error',
      label: translate('import.problem'),
      cell: (cell) => <WholeText text={translate(`error.${cell.error}`)} />,
    },
    {
      key: 'value',
      label: translate('import.value'),
      cell: (cell) => cell.value || '–',
      full: (cell) => cell.value ?? null,
    },
  ];
  return (
    <Box>
      <Alert severity="error" variant="outlined" sx={{ mb: 4, color: 'text.primary' }}>
        {translate('import.rows_wrong', { rows: formatNumber(wrong, language) })}
        {wrong > errorRecords.length && ` ${translate('import.first_rows', { rows: errorRecords.length })}`}
        <ErrorFileButton work={work} label={translate('import.error_file')} />
        {rows.length > 0 && !isWholeFile && (
          <Box sx={{ mt: 3 }}>
            <Button size="small" onClick={() => void takeValid()} disabled={busy !== null}>
              {translate('import.take_valid', { rows: formatNumber(rows.length, language) })}
            </Button>
          </Box>
        )}
      </Alert>
      <DataTable
        rows={cells}
        columns={columns}
        keyOf={(cell, index) => `${cell.row}.${cell.column}.${index}`}
        label={translate('import.errors')}
        step={100}
        moreLabel={(shown, total) => translate('import.more', { shown, total })}
      />
    </Box>
  );
}
