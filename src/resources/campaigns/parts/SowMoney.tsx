import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { Sow } from '../../../domain/campaigns/types';
import { ratioRounded } from '../../../domain/ratio';
import { isLoss, pricesOf } from '../../../domain/reports/prices';
import { Money, Percent } from '../../../ui/plain/Figure';
import styles from './parts.module.css';

interface SowMoneyProps {
  /** VND; null where it is unknown. */
  budget: number | null;
  /** The campaign's other SOWs. */
  others: readonly Pick<Sow, 'is_online' | 'is_offline' | 'booking_price' | 'sale_price'>[];
}

const priced = ['is_online', 'booking_price', 'sale_price', 'is_offline', 'off_booking_price', 'off_sale_price'];

/** While it is entered: what this SOW leaves over, and what all of them together are sold for against the budget. */
export function SowMoney({ budget, others }: SowMoneyProps) {
  const translate = useTranslate();
  const entered = useWatch({ name: priced });
  const own = pricesOf([Object.fromEntries(priced.map((field, index) => [field, entered[index]]))]);
  const sold = own.sale + pricesOf(others).sale;
  const left = budget === null ? null : budget - sold;
  const isOver = left !== null && left < 0;
  return (
    <dl className={styles.money} aria-live="polite">
      <div className={isLoss(own.margin) ? styles.over : undefined}>
        <dt>{translate('parts.money.margin')}</dt>
        <dd>
          <Money value={own.margin} /> · <Percent value={ratioRounded(own.margin, own.sale, 100)} />
        </dd>
      </div>
      <div>
        <dt>{translate('parts.money.sold')}</dt>
        <dd>
          <Money value={sold} />
        </dd>
      </div>
      <div>
        <dt>{translate('parts.money.budget')}</dt>
        <dd>
          <Money value={budget} />
        </dd>
      </div>
      {left !== null && (
        <div className={isOver ? styles.over : undefined}>
          <dt>{translate(isOver ? 'parts.money.over' : 'parts.money.left')}</dt>
          <dd>
            <Money value={Math.abs(left)} />
          </dd>
        </div>
      )}
    </dl>
  );
}
