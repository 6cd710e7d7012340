import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber } from '../../../domain/format';
import type { RowWarning } from '../../../domain/imports';
import { type Column, DataTable } from '../../plain/DataTable';
import { useLanguage } from '../../plain/language';
import { WholeText } from './WholeText';

interface Doubt {
  row: number;
  text: string;
}

/** Rows that may be there already: to be looked at before they are written, which they can be. */
export function RowWarnings({ records, total }: { records: RowWarning[]; total: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const doubts = records.flatMap(({ row, warnings }) =>
    warnings.map(({ warning, value }): Doubt => ({ row, text: translate(`import.warning.${warning}`, { value }) })),
  );
  const columns: Column<Doubt>[] = [
    { key: 'row', label: translate('import.row'), cell: ({ row }) => row },
    { key: 'text', label: translate('import.doubt'), cell: ({ text }) => <WholeText text={text} /> },
  ];
  return (
    <Box sx={{ mb: 6 }}>
      <Alert severity="warning" variant="outlined" sx={{ mb: 2, color: 'text.primary' }}>
        {translate('import.rows_doubtful', { rows: formatNumber(total, language) })}
      </Alert>
      <DataTable
        rows={doubts}
        columns={columns}
        keyOf={(_, index) => String(index)}
        label={translate('import.warnings')}
        step={10}
        moreLabel={(shown, all) => translate('import.more', { shown, total: all })}
      />
    </Box>
  );
}
