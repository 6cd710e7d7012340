import { Alert, Box, Button } from '@mui/material';
import { useTranslate } from 'react-admin';
import { faultsByColumn, faultText, joinedFaults } from '../../../domain/importFaults';
import type { CellFault, RowError } from '../../../domain/imports';
import { type Column, DataTable } from '../../plain/DataTable';
import { ErrorFileButton } from './ErrorFileButton';
import { NotOfTemplate } from './NotOfTemplate';
import { RowNumber } from './RowNumber';
import type { useImport } from './useImport';
import { WholeText } from './WholeText';

/** A wrong cell, with all that is wrong with it. */
interface WrongCell {
  row: number;
  column: string;
  faults: CellFault[];
}

interface RowErrorsProps {
  work: Pick<
    ReturnType<typeof useImport>,
    'busy' | 'errorRecords' | 'wrong' | 'getErrorFile' | 'rows' | 'takeValid' | 'mayGetTemplate' | 'getTemplate'
  >;
  columnLabel: (column: string) => string;
}

const cellsOf = (records: readonly RowError[]) =>
  records.flatMap(({ row, errors }) => faultsByColumn(errors).map((cell): WrongCell => ({ row, ...cell })));

/** Every wrong cell: row as the spreadsheet numbers it, column, what is wrong, what stood there; and all that as a file. */
export function RowErrors({ work, columnLabel }: RowErrorsProps) {
  const { busy, errorRecords, wrong, rows, takeValid } = work;
  const translate = useTranslate();
  const cells = cellsOf(errorRecords);
  // What is wrong with the header is wrong with every row.
  const isWholeFile = errorRecords.some(({ row }) => row === 1);
  const problemOf = (fault: CellFault) =>
    faultText(fault, translate(`error.${fault.error}`), (kind, values) => translate(`import.fault.${kind}`, values));
  const columns: Column<WrongCell>[] = [
    { key: 'row', label: translate('import.row'), cell: ({ row }) => <RowNumber row={row} /> },
    { key: 'column', label: translate('import.column'), cell: (cell) => columnLabel(cell.column) },
    {
      key: 'error',
      label: translate('import.problem'),
      cell: ({ faults }) => <WholeText text={joinedFaults(faults.map(problemOf))} />,
    },
    {
      key: 'value',
      label: translate('import.value'),
      cell: ({ faults }) => <WholeText text={joinedFaults(faults.flatMap(({ value }) => value || [])) || '–'} />,
    },
  ];
  if (errorRecords.some(({ errors }) => errors.some(({ not_of_template }) => not_of_template)))
    return <NotOfTemplate work={work} />;
  return (
    <Box>
      <Alert severity="error" variant="outlined" sx={{ mb: 4, color: 'text.primary' }}>
        {translate('import.rows_wrong', { count: wrong })}
        {wrong > errorRecords.length && ` ${translate('import.first_rows', { count: errorRecords.length })}`}
        {rows.length > 0 && !isWholeFile && (
          <Box sx={{ mt: 3 }}>
            <Button size="small" variant="outlined" onClick={() => void takeValid()} disabled={busy !== null}>
              {translate('import.take_valid', { count: rows.length })}
            </Button>
          </Box>
        )}
        <ErrorFileButton work={work} label={translate('import.error_file')} />
      </Alert>
      <DataTable
        rows={cells}
        columns={columns}
        keyOf={({ row, column }) => `${row}.${column}`}
        label={translate('import.errors')}
        step={100}
        moreLabel={(shown, total) => translate('lists.more', { shown, total })}
      />
    </Box>
  );
}
