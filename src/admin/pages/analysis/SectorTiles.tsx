import { useTranslate } from 'react-admin';
import type { CampaignAnalytics } from '../../../domain/analytics/types';
import { campaignGroups } from '../../../domain/campaigns/values';
import { formatBillions, formatMoney, formatNumber } from '../../../domain/format';
import type { SectorRef } from '../../../domain/kols/types';
import { noSector } from '../../../domain/noSector';
import { useLanguage } from '../../../ui/plain/language';
import { campaignsLink } from './listLinks';
import { SegmentBars } from './SegmentBars';
import { type Read, Tile } from './Tile';
import type { FigureTable } from './tables';
import { useSectorName } from './useSectorName';

const most = 6;
const paidGroups = ['inprogress', 'done'] as const;
const colors = { inprogress: 'var(--info)', done: 'var(--good)', cancel: 'var(--bad)' };

/** Campaigns of the period by the sectors of their brands, each where it is listed. */
export function CampaignSectors({ read }: { read: Read<CampaignAnalytics> }) {
  const { translate, language, sectorName, groupsOf } = useSectorTile();
  const groups = groupsOf(campaignGroups);
  const rowsOf = (data: CampaignAnalytics) =>
    data.by_sector.map(({ sector, by_group }) => ({
      key: sector?.id ?? 'none',
      label: sectorName(sector),
      parts: campaignGroups.map((group) => ({
        value: by_group[group],
        shown: formatNumber(by_group[group], language),
        link: campaignsLink(group, data, { sector: sector?.id ?? noSector }),
      })),
    }));
  return (
    <Tile
      title={translate('analysis.campaign_sectors')}
      note={translate('analysis.each_sector')}
      read={read}
      isEmpty={({ by_sector }) => by_sector.length === 0}
      table={(data) => tableOf(translate('analysis.sector'), groups, rowsOf(data))}
    >
      {(data) => <SegmentBars groups={groups} rows={rowsOf(data).slice(0, most)} />}
    </Tile>
  );
}

/** The sectors whose campaigns have the highest budgets. */
export function SectorBudgets({ read }: { read: Read<CampaignAnalytics> }) {
  const { translate, language, sectorName, groupsOf } = useSectorTile();
  const groups = groupsOf(paidGroups);
  const rowsOf = (data: CampaignAnalytics, shown: (sum: string) => string) =>
    data.budget_by_sector.map(({ sector, budget_by_group }) => ({
      key: sector?.id ?? 'none',
      label: sectorName(sector),
      parts: paidGroups.map((group) => ({
        value: Number(budget_by_group[group]),
        shown: shown(budget_by_group[group]),
        link: campaignsLink(group, data, { sector: sector?.id ?? noSector }),
      })),
    }));
  return (
    <Tile
      title={translate('analysis.sector_budgets')}
      note={translate('analysis.sector_budgets_note')}
      read={read}
      isEmpty={({ budget_by_sector }) => budget_by_sector.length === 0}
      table={(data) =>
        tableOf(
          translate('analysis.sector'),
          groups,
          rowsOf(data, (sum) => formatMoney(BigInt(sum), language)),
        )
      }
    >
      {(data) => (
        <SegmentBars groups={groups} rows={rowsOf(data, (sum) => formatBillions(sum, language)).slice(0, most)} />
      )}
    </Tile>
  );
}

type Rows = Parameters<typeof SegmentBars>[0]['rows'];
type Groups = Parameters<typeof SegmentBars>[0]['groups'];

const tableOf = (sector: string, groups: Groups, rows: Rows): FigureTable => ({
  columns: [{ label: sector }, ...groups.map(({ label }) => ({ label, numeric: true }))],
  rows: rows.map(({ key, label, parts }) => ({
    key,
    cells: [{ text: label }, ...parts.map(({ value, shown, link }) => ({ text: shown, link: value ? link : null }))],
  })),
});

function useSectorTile() {
  const nameOf = useSectorName();
  const translate = useTranslate();
  const language = useLanguage();
  return {
    translate,
    language,
    sectorName: (sector: SectorRef | null) => (sector ? nameOf(sector) : translate('lists.no_sector')),
    groupsOf: <G extends keyof typeof colors>(groups: readonly G[]) =>
      groups.map((key) => ({ key, label: translate(`page.campaigns_${key}`), color: colors[key] })),
  };
}
