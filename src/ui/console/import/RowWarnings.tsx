import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import type { RowWarning } from '../../../domain/imports';
import { type Column, DataTable } from '../../plain/DataTable';
import { RowNumber } from './RowNumber';
import { WholeText } from './WholeText';

interface Doubt {
  row: number;
  text: string;
}

/** Warnings that are no likeness to something else. */
const ofTheRowItself = new Set(['sale_below_booking', 'tax_number_shape', 'tax_number_check']);

/** Rows to be looked at before they are written, which they can be: some may be there already. */
export function RowWarnings({ records, total }: { records: RowWarning[]; total: number }) {
  const translate = useTranslate();
  const mayBeThere = records.every(({ warnings }) => warnings.every(({ warning }) => !ofTheRowItself.has(warning)));
  const doubts = records.flatMap(({ row, warnings }) =>
    warnings.map(({ warning, value }): Doubt => ({ row, text: translate(`import.warning.${warning}`, { value }) })),
  );
  const columns: Column<Doubt>[] = [
    { key: 'row', label: translate('import.row'), cell: ({ row }) => <RowNumber row={row} /> },
    {
      key: 'text',
      label: translate(mayBeThere ? 'import.doubt' : 'import.to_check.what'),
      cell: ({ text }) => <WholeText text={text} />,
    },
  ];
  return (
    <Box sx={{ mb: 6 }}>
      <Alert severity="warning" variant="outlined" sx={{ mb: 2, color: 'text.primary' }}>
        {translate(mayBeThere ? 'import.rows_doubtful' : 'import.to_check.help', { count: total })}
      </Alert>
      <DataTable
        rows={doubts}
        columns={columns}
        keyOf={(_, index) => String(index)}
        label={translate(mayBeThere ? 'import.warnings' : 'import.to_check.rows')}
        step={10}
        moreLabel={(shown, all) => translate('lists.more', { shown, total: all })}
      />
    </Box>
  );
}
