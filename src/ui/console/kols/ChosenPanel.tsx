import ExpandIcon from '@mui/icons-material/ExpandLess';
import { type ReactNode, useId, useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CartEntry } from '../../../domain/cart/entries';
import { formatCompact } from '../../../domain/format';
import type { Vnd } from '../../../domain/units';
import { useLanguage } from '../../plain/language';
import { PictureStack } from '../../plain/PictureStack';
import { ChoiceSums, sumsOf } from './ChoiceSums';
import styles from './sums.module.css';
import type { ChosenFigures } from './useChosenFigures';

interface ChosenPanelProps {
  chosen: readonly CartEntry[];
  figures: ChosenFigures;
  budget: Vnd | null;
  seesPrices: boolean;
  /** Inputs of what the choice is held against. */
  against: ReactNode;
  /** Whom is chosen, one by one. */
  children: ReactNode;
}

/** What the chosen KOLs come to, against the budget: beside the list, on a phone a bar at its foot that opens. */
export function ChosenPanel({ chosen, figures, budget, seesPrices, against, children }: ChosenPanelProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const sums = sumsOf(chosen, figures);
  const short = (value: number | null) => formatCompact(value, language);
  const cost = budget === null ? short(sums.from) : `${short(sums.from)} / ${short(budget)}`;
  const isOver = seesPrices && budget !== null && (sums.from ?? 0) > budget;
  return (
    <section className={styles.panel} aria-labelledby={`${id}title`} data-open={isOpen || undefined}>
      <button
        type="button"
        className={styles.bar}
        aria-expanded={isOpen}
        aria-controls={`${id}inside`}
        onClick={() => setOpen(!isOpen)}
      >
        {chosen.length === 0 ? (
          <span className={styles.nobody}>{translate('kolChoice.sum.count', { count: 0, total: 0 })}</span>
        ) : (
          <>
            <PictureStack
              people={chosen.map(({ id: key, stage_name, avatar }) => ({ id: key, name: stage_name, picture: avatar }))}
              max={3}
            />
            <span className={styles.line}>
              <strong>{translate('kolChoice.sum.count', { count: chosen.length, total: chosen.length })}</strong>
              <span>{translate('kolChoice.sum.reach', { total: short(sums.followers) })}</span>
              {seesPrices && <span className={isOver ? styles.over : undefined}>{cost}</span>}
            </span>
          </>
        )}
        <ExpandIcon />
      </button>
      <div id={`${id}inside`} className={styles.inside} aria-busy={figures.isReading}>
        <h2 id={`${id}title`}>
          {translate('kolChoice.chosen')} {chosen.length > 0 && <span className={styles.number}>{chosen.length}</span>}
        </h2>
        {against && <div className={styles.against}>{against}</div>}
        {chosen.length > 0 && <ChoiceSums kols={chosen} figures={figures} budget={budget} seesPrices={seesPrices} />}
        {children}
      </div>
    </section>
  );
}
