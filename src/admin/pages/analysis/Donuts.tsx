import { useTranslate } from 'react-admin';
import type { CampaignAnalytics, CompanyAnalytics, KolAnalytics, SectorCount } from '../../../domain/analytics/types';
import { formatNumber } from '../../../domain/format';
import { noSector } from '../../../domain/noSector';
import { useLanguage } from '../../../ui/plain/language';
import { LateCode, late } from '../../../ui/plain/late';
import { statusTones } from '../../../ui/plain/statusTones';
import styles from './analysis.module.css';
import { companiesLink, kolsLink, type ListLink, statusLink } from './listLinks';
import { sectorSlices } from './sectorSlices';
import type { Slice } from './slices';
import { type Read, Tile } from './Tile';
import type { FigureTable } from './tables';
import { useSectorName } from './useSectorName';

const Donut = late(() => import('./Donut').then((module) => ({ default: module.Donut })));

const isNothing = ({ totals }: { totals: { total: number } }) => totals.total === 0;

function Drawn({ slices, total }: { slices: readonly Slice[]; total: number }) {
  return (
    <LateCode fallback={<div className={styles.bone} aria-hidden="true" />}>
      <Donut slices={slices} total={total} />
    </LateCode>
  );
}

/** How many campaigns of the period are where. */
export function CampaignStates({ read }: { read: Read<CampaignAnalytics> }) {
  const translate = useTranslate();
  const language = useLanguage();
  const label = (status: string) => translate(`common.status.campaign.${status}`);
  const slicesOf = (data: CampaignAnalytics): Slice[] =>
    data.by_status.map(({ status, count }) => ({
      key: status,
      label: label(status),
      count,
      fill: `var(--${statusTones.campaign[status]})`,
      link: statusLink(status, data),
    }));
  const tableOf = (data: CampaignAnalytics): FigureTable => ({
    columns: [{ label: translate('common.state') }, { label: translate('common.campaigns'), numeric: true }],
    rows: slicesOf(data).map(({ key, label, count, link }) => ({
      key,
      cells: [{ text: label }, { text: formatNumber(count, language), link: count ? link : null }],
    })),
  });
  return (
    <Tile
      title={translate('analysis.states')}
      note={translate('analysis.states_note')}
      read={read}
      isEmpty={isNothing}
      table={tableOf}
    >
      {(data) => <Drawn slices={slicesOf(data).filter(({ count }) => count > 0)} total={data.totals.total} />}
    </Tile>
  );
}

/** Customers by sector. */
export function CustomerSectors({ read }: { read: Read<CompanyAnalytics> }) {
  const translate = useTranslate();
  const words = useSectorWords('customers');
  const linkOf = (data: CompanyAnalytics) => (sectors: readonly string[]) =>
    companiesLink('customers', data, { sectors });
  const noneOf = ({ by_sector }: CompanyAnalytics) => by_sector.find(({ sector }) => !sector)?.count ?? 0;
  return (
    <Tile
      title={translate('analysis.customer_sectors')}
      note={translate('analysis.each_sector')}
      read={read}
      isEmpty={isNothing}
      table={(data) => words.table(data.by_sector, linkOf(data))}
    >
      {(data) => {
        const counted = { sectors: data.by_sector, others: data.other_sectors, none: noneOf(data) };
        return <Drawn slices={sectorSlices(counted, linkOf(data), words)} total={data.totals.total} />;
      }}
    </Tile>
  );
}

/** KOLs by sector, the five largest and the rest. */
export function KolSectors({ read }: { read: Read<KolAnalytics> }) {
  const translate = useTranslate();
  const words = useSectorWords('kols');
  const linkOf = (data: KolAnalytics) => (sectors: readonly string[]) => kolsLink(data, { sectors });
  const slicesOf = (data: KolAnalytics) =>
    sectorSlices(
      { sectors: data.by_sector, others: data.other_sectors, none: data.without_sector },
      linkOf(data),
      words,
    );
  return (
    <Tile
      title={translate('analysis.kol_sectors')}
      note={translate('analysis.each_sector')}
      read={read}
      isEmpty={isNothing}
      table={(data) => words.tableOfSlices(slicesOf(data))}
    >
      {(data) => <Drawn slices={slicesOf(data)} total={data.totals.total} />}
    </Tile>
  );
}

function useSectorWords(of: 'customers' | 'kols') {
  const translate = useTranslate();
  const language = useLanguage();
  const nameOf = useSectorName();
  const words = { nameOf, others: translate('analysis.other_sectors'), none: translate('lists.no_sector') };
  const columns = [
    { label: translate('analysis.sector') },
    { label: translate(`analysis.total.${of}`), numeric: true },
  ];
  const tableOfSlices = (slices: readonly Omit<Slice, 'fill'>[]): FigureTable => ({
    columns,
    rows: slices.map(({ key, label, count, link }) => ({
      key,
      cells: [{ text: label }, { text: formatNumber(count, language), link }],
    })),
  });
  const table = (sectors: readonly SectorCount[], linkOf: (sectors: readonly string[]) => ListLink) =>
    tableOfSlices(
      sectors.map(({ sector, count }) => ({
        key: sector?.id ?? 'none',
        label: sector ? nameOf(sector) : words.none,
        count,
        link: linkOf([sector?.id ?? noSector]),
      })),
    );
  return { ...words, tableOfSlices, table };
}
