import { useTranslate } from 'react-admin';
import { wordsOfRichText } from '../../../domain/campaigns/richText';
import { formatExact } from '../../../domain/format';
import type { CellShown, RowOutcome } from '../../../domain/imports';
import { useLanguage } from '../../plain/language';
import { statusTones } from '../../plain/statusTones';
import { Chip } from '../record/Chip';
import styles from './RowEffectCell.module.css';

interface RowEffectCellProps {
  outcome: RowOutcome;
  columnLabel: (column: string) => string;
}

/** What a row does, and of one that changes each cell's old and new value. */
export function RowEffectCell({ outcome, columnLabel }: RowEffectCellProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const shown = (value: CellShown, listed?: number) => {
    if (listed !== undefined) return translate('import.by_price_list', { price: formatExact(listed, language) });
    if (value === null) return translate('import.empty');
    return typeof value === 'number' ? formatExact(value, language) : wordsOfRichText(value);
  };
  return (
    <div className={styles.effect}>
      <Chip
        tone={statusTones.effect[outcome.effect]}
        label={translate(outcome.held ? 'import.effect.held' : `import.effect.${outcome.effect}`)}
      />
      {outcome.changes.map(({ column, from, to, by_price_list: listed }) => (
        <span key={column} className={styles.change}>
          {columnLabel(column)}: <del>{shown(from, listed?.from)}</del> → <ins>{shown(to, listed?.to)}</ins>
        </span>
      ))}
    </div>
  );
}
