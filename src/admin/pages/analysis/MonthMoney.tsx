import { useTranslate } from 'react-admin';
import type { CampaignAnalytics } from '../../../domain/analytics/types';
import { formatMoney, formatNumber } from '../../../domain/format';
import { BarList } from '../../../ui/console/BarList';
import { useLanguage } from '../../../ui/plain/language';
import { Amount } from './Amount';
import styles from './analysis.module.css';
import { periodLink } from './listLinks';
import { useReachable } from './MarkLink';
import { lastMonths, monthText, mostMonths } from './months';
import { type Read, Tile } from './Tile';
import type { FigureTable } from './tables';

const measures = ['budget', 'sale', 'booking', 'margin'] as const;
type Measure = (typeof measures)[number];

/** Money of the campaigns that started in each month; a month leads to this page of that month. */
export function MonthMoney({ read }: { read: Read<CampaignAnalytics> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const reachable = useReachable();
  const tableOf = ({ by_month }: CampaignAnalytics): FigureTable => ({
    columns: [
      { label: translate('analysis.month') },
      { label: translate('common.campaigns'), numeric: true },
      ...measures.map((measure) => ({ label: translate(`analysis.money.${measure}`), numeric: true })),
    ],
    rows: by_month.map((month) => ({
      key: month.month,
      cells: [
        { text: monthText(month.month), link: periodLink(month) },
        { text: formatNumber(month.campaigns, language) },
        ...measures.map((measure) => ({ text: formatMoney(BigInt(month[measure]), language) })),
      ],
    })),
  });
  return (
    <Tile
      title={translate('analysis.month_money')}
      note={translate('analysis.month_money_note', { most: mostMonths })}
      read={read}
      isEmpty={({ by_month }) => by_month.every(({ campaigns }) => campaigns === 0)}
      table={tableOf}
      className={styles.wide}
    >
      {({ by_month }) => {
        const months = lastMonths(by_month);
        const sizeOf = (month: (typeof months)[number], measure: Measure) => Math.abs(Number(month[measure]));
        // One scale for all: what is left of the budget is seen to be less than the budget.
        const full = Math.max(1, ...months.flatMap((month) => measures.map((measure) => sizeOf(month, measure))));
        return (
          <div className={styles.months}>
            {measures.map((measure) => (
              <BarList
                key={measure}
                title={translate(`analysis.money.${measure}`)}
                full={full}
                bars={months.map((month) => ({
                  key: month.month,
                  label: monthText(month.month),
                  value: sizeOf(month, measure),
                  ...(Number(month[measure]) < 0 && { color: 'var(--bad)' }),
                  shown: <Amount sum={month[measure]} />,
                  to: reachable(periodLink(month)),
                }))}
              />
            ))}
          </div>
        );
      }}
    </Tile>
  );
}
