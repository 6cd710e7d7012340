import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RowError } from '../../../domain/imports';
import { type Column, DataTable } from '../../plain/DataTable';

interface CellError {
  row: number;
  column: string;
  error: string;
  value: string | undefined;
}

interface RowErrorsProps {
  records: RowError[];
  columnLabel: (column: string) => string;
}

/** Every wrong cell: row as the spreadsheet numbers it, column, what is wrong, what stood there. */
export function RowErrors({ records, columnLabel }: RowErrorsProps) {
  const translate = useTranslate();
  const cells = records.flatMap(({ row, errors }) =>
    errors.map(({ column, error, value }): CellError => ({ row, column, error, value })),
  );
  const columns: Column<CellError>[] = [
    { key: 'row', label: translate('import.row'), cell: (cell) => cell.row },
    { key: 'column', label: translate('import.column'), cell: (cell) => columnLabel(cell.column) },
    { key: 'error', label: translate('import.problem'), cell: (cell) => translate(`error.${cell.error}`) },
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
        {translate('import.rows_wrong', { rows: records.length, cells: cells.length })}
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
