import { Alert, Box } from '@mui/material';
import { useTranslate } from 'react-admin';
import { formatNumber, formatPercent } from '../../../domain/format';
import type { TargetChange } from '../../../domain/imports';
import { useLanguage } from '../../plain/language';

interface ImportSumsProps {
  target: TargetChange;
  columnLabel: (column: string) => string;
}

/** What the rows do to their campaign: the sums that move, the budget they use, and the KOLs that are new to it. */
export function ImportSums({ target: { sums, budget, new_kols }, columnLabel }: ImportSumsProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const sale = sums.find(({ name }) => name === 'sale_price');
  const use = budget && sale ? (sale.to / budget) * 100 : null;
  if (sums.length === 0 && new_kols.length === 0) return null;
  return (
    <Alert
      severity={use !== null && use > 100 ? 'warning' : 'info'}
      variant="outlined"
      sx={{ mb: 4, color: 'text.primary' }}
    >
      {sums.map(({ name, from, to }) => (
        <Box key={name}>
          {columnLabel(name)}: {formatNumber(from, language)} → <strong>{formatNumber(to, language)}</strong>
        </Box>
      ))}
      {use !== null && (
        <Box sx={use > 100 ? { color: 'warning.main', fontWeight: 600 } : undefined}>
          {translate('import.budget_use', {
            percent: formatPercent(use, language),
            budget: formatNumber(budget ?? 0, language),
          })}
        </Box>
      )}
      {new_kols.length > 0 && <Box>{translate('import.new_kols', { names: new_kols.join(', ') })}</Box>}
    </Alert>
  );
}
