import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { budgetUse } from '../../../domain/budget';
import type { Sow } from '../../../domain/campaigns/types';
import { Count, Money, Percent } from '../../../ui/plain/Figure';
import styles from './detail.module.css';
import { Sum, Sums } from './Sums';
import { sumsOf } from './sowRules';

interface SowSumLineProps {
  sows: readonly Sow[];
  /** In VND; undefined where it is withheld. */
  budget: number | undefined;
  actions: ReactNode;
}

/** How many SOWs of how many KOLs, what they promise, and for staff what they cost against the budget. */
export function SowSumLine({ sows, budget, actions }: SowSumLineProps) {
  const translate = useTranslate();
  const label = (key: string) => translate(`campaignDetail.sum.${key}`);
  const { kols, sows: total, posted, promised, money } = sumsOf(sows);
  return (
    <Sums label={label('title')} actions={actions}>
      <Sum label={label('sows')}>
        <Count value={total} />
      </Sum>
      <Sum label={label('kols')}>
        <Count value={kols} />
      </Sum>
      <Sum label={label('posted')}>
        <span className={styles.pair}>
          <Count value={posted} /> / <Count value={promised} />
        </span>
      </Sum>
      {money && (
        <>
          <Sum label={label('booking')}>
            <Money value={money.booking} compact />
          </Sum>
          <Sum label={label('sale')}>
            <Money value={money.sale} compact />
          </Sum>
          <Sum label={label('margin')}>
            <Money value={money.margin} compact />
          </Sum>
          {budget !== undefined && (
            <Sum label={label('of_budget')}>
              <Percent value={budgetUse(money.sale, budget).share} />
            </Sum>
          )}
        </>
      )}
    </Sums>
  );
}
