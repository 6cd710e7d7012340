import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { CampaignAnalytics, KolValue } from '../../../domain/analytics/types';
import { formatMoney, formatNumber } from '../../../domain/format';
import { pathTo } from '../../../domain/routes';
import { BarList } from '../../../ui/console/BarList';
import { Cost } from '../../../ui/plain/Figure';
import { useLanguage } from '../../../ui/plain/language';
import { Picture } from '../../../ui/plain/Picture';
import styles from './analysis.module.css';
import { useReachable } from './MarkLink';
import rows from './rows.module.css';
import { type Read, Tile } from './Tile';
import type { FigureTable } from './tables';

const costs = ['cpe', 'cpv'] as const;
type CostName = (typeof costs)[number];
const gotOf = { cpe: 'engagement', cpv: 'views' } as const;

const kolLink = ({ kol }: KolValue) => ({ page: 'kolView' as const, to: pathTo('kolView', { id: kol.id }) });

/** The KOLs who delivered the most for the money. */
export function TopKols({ read }: { read: Read<CampaignAnalytics> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const reachable = useReachable();
  const [cost, setCost] = useState<CostName>('cpe');
  const word = (metric: string) => translate(`reports.metric.${metric}`);
  const ranked = ({ top_kols }: CampaignAnalytics) => top_kols[`by_${cost}`];
  const tableOf = (data: CampaignAnalytics): FigureTable => ({
    columns: [
      { label: translate('reports.kol') },
      { label: word(cost), numeric: true },
      { label: word(gotOf[cost]), numeric: true },
      { label: word('posts'), numeric: true },
      { label: translate('common.campaigns'), numeric: true },
      { label: word('price'), numeric: true },
    ],
    rows: ranked(data).map((row) => ({
      key: row.kol.id,
      cells: [
        { text: row.kol.stage_name, link: kolLink(row) },
        { text: formatNumber(row.cost, language) },
        {
          text: `${formatNumber(row.reached, language)} (${translate('reports.coverage_part', { known: row.known, of: row.posts, count: row.posts })})`,
        },
        { text: formatNumber(row.posts, language) },
        { text: formatNumber(row.campaigns, language) },
        { text: formatMoney(BigInt(row.price), language) },
      ],
    })),
  });
  return (
    <Tile
      title={translate('analysis.top_kols')}
      note={translate('analysis.top_kols_note')}
      read={read}
      isEmpty={({ top_kols }) => top_kols.by_cpe.length + top_kols.by_cpv.length === 0}
      table={tableOf}
      actions={
        <fieldset className={styles.switch} aria-label={translate('analysis.ranked_by')}>
          {costs.map((one) => (
            <button key={one} type="button" aria-pressed={one === cost} onClick={() => setCost(one)}>
              {word(one)}
            </button>
          ))}
        </fieldset>
      }
    >
      {(data) => (
        <BarList
          wide
          title={word(cost)}
          bars={ranked(data).map((row) => ({
            key: row.kol.id,
            label: (
              <span className={rows.person}>
                <Picture src={row.kol.avatar} name={row.kol.stage_name} width={22} shape="circle" />
                {row.kol.stage_name}
              </span>
            ),
            value: row.cost,
            shown: (
              <>
                <Cost value={row.cost} />
                <span className={rows.muted}>{translate('analysis.of_posts', { count: row.posts })}</span>
              </>
            ),
            to: reachable(kolLink(row)),
          }))}
        />
      )}
    </Tile>
  );
}
