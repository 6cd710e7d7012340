import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import { faultText } from '../../../domain/importFaults';
import type { CellFault, RowError } from '../../../domain/imports';
import { type Column, DataTable } from '../../plain/DataTable';
import { useLanguage } from '../../plain/language';
import { ErrorFileButton } from './ErrorFileButton';
import { NotOfTemplate } from './NotOfTemplate';
import { RowNumber } from './RowNumber';
import type { useImport } from './useImport';
import { WholeText } from './WholeText';

interface CellError extends CellFault {
  row: number;
}

interface RowErrorsProps {
  work: Pick<
    ReturnType<typeof useImport>,
    'busy' | 'errorRecords' | 'wrong' | 'getErrorFile' | 'rows' | 'takeValid' | 'mayGetTemplate' | 'getTemplate'
  >;
  columnLabel: (column: string) => string;
}

const cellsOf = (records: readonly RowError[]) =>
  records.flatMap(({ row, errors }) => errors.map((fault): CellError => ({ row, ...fault })));

/** Every wrong cell: row as the spreadsheet numbers it, column, what is wrong, what stood there; and all that as a file. */
export function RowErrors({ work, columnLabel }: RowErrorsProps) {
  const { busy, errorRecords, wrong, rows, takeValid } = work;
  const translate = useTranslate();
  const language = useLanguage();
  const cells = cellsOf(errorRecords);
  // What is wrong with the header is wrong with every row.
  const isWholeFile = errorRecords.some(({ row }) => row === 1);
  const columns: Column<CellError>[] = [
    { key: 'row', label: translate('import.row'), cell: ({ row }) => <RowNumber row={row} /> },
    { key: 'column', label: translate('import.column'), cell: (cell) => columnLabel(cell.column) },
    {
      key: 'error',
      label: translate('import.problem'),
      cell: (cell) => (
        <WholeText
          text={faultText(cell, translate(`error.${cell.error}`), (kind, values) =>
            translate(`import.fault.${kind}`, values),
          )}
        />
      ),
    },
    {
      key: 'value',
      label: translate('import.value'),
      cell: (cell) => <WholeText text={cell.value || '–'} />,
    },
  ];
  if (errorRecords.some(({ errors }) => errors.some(({ not_of_template }) => not_of_template)))
    return <NotOfTemplate work={work} />;
  return (
    <Box>
      <Alert severity="error" variant="outlined" sx={{ mb: 4, color: 'text.primary' }}>
        {translate('import.rows_wrong', { rows: formatNumber(wrong, language) })}
        {wrong > errorRecords.length && ` ${translate('import.first_rows', { rows: errorRecords.length })}`}
        {rows.length > 0 && !isWholeFile && (
          <Box sx={{ mt: 3 }}>
            <Button
              size="small"
              variant="contained"
              disableElevation
              onClick={() => void takeValid()}
              disabled={busy !== null}
            >
              {translate('import.take_valid', { rows: formatNumber(rows.length, language) })}
            </Button>
          </Box>
        )}
        <ErrorFileButton work={work} label={translate('import.error_file')} />
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
