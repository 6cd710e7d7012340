import { useTranslate } from 'react-admin';
import type { Sow } from '../../../domain/campaigns/types';
import { formatMoney, formatPercent } from '../../../domain/format';
import { budgetOf } from '../../../domain/reports/campaignMoney';
import { Money } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import { Track } from '../../../ui/plain/Track';
import styles from './head.module.css';

/** How much of the budget the SOWs take, what that leaves the agency, and how many have no price yet. In VND. */
export function BudgetUse({ sows, budget }: { sows: readonly Sow[]; budget: number }) {
  const translate = useTranslate();
  const language = useLanguage();
  const money = budgetOf(sows, budget);
  const say = (key: string, values: Record<string, unknown>) => translate(`campaignDetail.head.${key}`, values);
  if (!money) return <Money value={budget} />;
  const isOver = money.left < 0;
  return (
    <>
      <strong className={styles.figure}>
        <Money value={money.sale} compact /> / <Money value={budget} compact />
      </strong>
      <Track filled={money.share} tone={isOver ? 'bad' : 'accent'} />
      <span className={isOver ? styles.late : styles.note}>
        {say(isOver ? 'beyond' : 'unspent', {
          used: formatPercent(money.share, language),
          amount: formatMoney(Math.abs(money.left), language),
        })}
      </span>
      {money.margin !== null && (
        <span className={money.margin < 0 ? styles.late : styles.note}>
          {say('margin', {
            amount: formatMoney(money.margin, language),
            rate: formatPercent(money.margin_rate, language),
          })}
        </span>
      )}
      {money.unpriced > 0 && <span className={styles.warn}>{say('unpriced', { count: money.unpriced })}</span>}
    </>
  );
}
