import { useTranslate } from 'react-admin';
import type { CampaignAnalytics, MonthResults as Month } from '../../../domain/analytics/types';
import { formatNumber, unknownText } from '../../../domain/format';
import { BarList } from '../../../ui/console/BarList';
import { Compact, Cost } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import styles from './analysis.module.css';
import { periodLink } from './listLinks';
import { useReachable } from './MarkLink';
import { lastMonths, monthText } from './months';
import { type Read, Tile } from './Tile';
import type { FigureTable } from './tables';

const measures = ['views', 'engagement', 'clicks', 'cpe', 'cpv', 'cost_per_click'] as const;
/** Words of this page alone. */
const own: readonly string[] = ['clicks', 'cost_per_click'];
const costs: readonly string[] = ['cpe', 'cpv', 'cost_per_click'];

/** What was read in each month, what it cost, and how many targets were met. */
export function MonthResults({ read }: { read: Read<CampaignAnalytics> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const reachable = useReachable();
  const word = (measure: string) =>
    translate(own.includes(measure) ? `analysis.${measure}` : `reports.metric.${measure}`);
  const count = (value: number | null) => formatNumber(value, language);
  const tableOf = ({ by_month }: CampaignAnalytics): FigureTable => ({
    columns: [
      { label: translate('analysis.month') },
      ...measures.map((measure) => ({ label: word(measure), numeric: true })),
      { label: translate('analysis.known_costs'), numeric: true },
      { label: translate('analysis.kpis'), numeric: true },
    ],
    rows: by_month.map((month) => ({
      key: month.month,
      cells: [
        { text: monthText(month.month), link: periodLink(month) },
        ...measures.map((measure) => ({ text: count(month[measure]) })),
        { text: [month.cpe_campaigns, month.cpv_campaigns, month.clicked_campaigns].map(count).join(' / ') },
        { text: kpiText(month) },
      ],
    })),
  });
  return (
    <Tile
      title={translate('analysis.month_results')}
      note={translate('analysis.month_results_note')}
      read={read}
      isEmpty={({ by_month }) => by_month.every(isUnread)}
      table={tableOf}
      className={styles.wide}
    >
      {({ by_month }) => {
        const row = (month: Month) => ({
          key: month.month,
          label: monthText(month.month),
          to: reachable(periodLink(month)),
        });
        return (
          <div className={styles.months}>
            {measures.map((measure) => (
              <BarList
                key={measure}
                title={word(measure)}
                bars={lastMonths(by_month).map((month) => ({
                  ...row(month),
                  value: month[measure],
                  shown: costs.includes(measure) ? <Cost value={month[measure]} /> : <Compact value={month[measure]} />,
                }))}
              />
            ))}
            <BarList
              title={translate('analysis.kpis')}
              full={1}
              bars={lastMonths(by_month).map((month) => ({
                ...row(month),
                value: kpiShare(month),
                shown: kpiText(month),
              }))}
            />
          </div>
        );
      }}
    </Tile>
  );
}

const isUnread = ({ views, engagement, kpis_met, kpis_missed }: Month) =>
  views === null && engagement === null && kpis_met + kpis_missed === 0;

const kpiShare = ({ kpis_met, kpis_missed }: Month) =>
  kpis_met + kpis_missed === 0 ? null : kpis_met / (kpis_met + kpis_missed);

const kpiText = ({ kpis_met, kpis_missed }: Month) =>
  kpis_met + kpis_missed === 0 ? unknownText : `${kpis_met}/${kpis_met + kpis_missed}`;
