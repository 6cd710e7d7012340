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
      {({ by_month }) => (
        <div className={styles.months}>
          {measures.map((measure) => (
            <BarList
              key={measure}
              title={translate(`analysis.money.${measure}`)}
              bars={lastMonths(by_month).map((month) => ({
                key: month.month,
                label: monthText(month.month),
                value: Math.abs(Number(month[measure])),
                ...(Number(month[measure]) < 0 && { color: 'var(--bad)' }),
                shown: <Amount sum={month[measure]} />,
                to: reachable(periodLink(month)),
              }))}
            />
          ))}
        </div>
      )}
    </Tile>
  );
}
