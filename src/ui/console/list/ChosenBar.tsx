import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../../../domain/format';
import { idLimit } from '../../../domain/limits';
import { useLanguage } from '../../plain/language';
import { scrollable } from '../../plain/scrollable';
import styles from './ChosenBar.module.css';
import type { Refusals } from './useBulk';
import { useChosenOfPage } from './useChosenOfPage';

export interface ChosenBarProps {
  /** What can be done with what is chosen. */
  children: ReactNode;
  /** What of it was refused last, and why. */
  refusals?: Refusals;
  /** How many are chosen, in words. */
  chosen: string;
}

/** Below a list of which something is chosen: how many, how to choose more or none, and what can be done with them. */
export function ChosenBar({ children, refusals, chosen }: ChosenBarProps) {
  const translate = useTranslate();
  const language = useLanguage();
  const { selectedIds, onUnselectItems } = useListContext();
  const number = (value: number) => formatNumber(value, language);
  const tooMany = selectedIds.length > idLimit;
  return (
    <section className={styles.bar} aria-label={translate('lists.bulk.label')}>
      {refusals && refusals.rows.length > 0 && <Refused {...refusals} />}
      <div className={styles.choice}>
        <span className={styles.chosen}>{chosen}</span>
        <More number={number} />
        <Button onClick={() => onUnselectItems()}>{translate('lists.bulk.none')}</Button>
      </div>
      <div className={styles.actions}>
        {tooMany ? translate('lists.bulk.at_most', { total: number(idLimit) }) : children}
      </div>
    </section>
  );
}

/** First the rest of the page, then the rest of what the filters leave where that is not too much. */
function More({ number }: { number: (value: number) => string }) {
  const translate = useTranslate();
  const { total = 0, selectedIds, onSelectAll } = useListContext();
  const { ids, isWhole, choose } = useChosenOfPage();
  if (!isWhole && ids.length > 0) {
    return <Button onClick={choose}>{translate('lists.bulk.page', { total: number(ids.length) })}</Button>;
  }
  if (total <= selectedIds.length || total >= idLimit) return null;
  return (
    <Button onClick={() => onSelectAll({ limit: idLimit })}>
      {translate('lists.bulk.all', { total: number(total) })}
    </Button>
  );
}

function Refused({ done, rows }: Refusals) {
  const translate = useTranslate();
  const language = useLanguage();
  const number = (value: number) => formatNumber(value, language);
  return (
    <div role="alert" className={styles.refused} {...scrollable}>
      {translate('lists.bulk.partly', { done: number(done), left: number(rows.length) })}
      <ul>
        {rows.map(({ id, name, why, to }) => (
          <li key={id}>
            {to ? <Link to={to}>{name}</Link> : name}: {why}
          </li>
        ))}
      </ul>
    </div>
  );
}
