import { type Period, periodBefore } from '../../../domain/analytics/period';
import type { CampaignAnalytics, CompanyAnalytics, KolAnalytics, SectorCount } from '../../../domain/analytics/types';
import { formatDay } from '../../../domain/format';
import type { SectorRef } from '../../../domain/kols/types';
import { networkNames } from '../../../domain/networks';
import type { Day } from '../../../domain/units';
import type { SheetSpec } from '../../adapters/workbooks/sheetSpec';
import { amount, column } from './columns';
import type { ExportWords } from './words';

/** What the four calls of the analytics answer. */
export interface Counted {
  customers: CompanyAnalytics;
  brands: CompanyAnalytics;
  kols: KolAnalytics;
  campaigns: CampaignAnalytics;
}

/** What a sector is called in the language of the workbook, by id. */
export type SectorNames = ReadonlyMap<string, string>;

const daysIn = ({ start_date, end_date }: Period) => `${formatDay(start_date)} – ${formatDay(end_date)}`;

/** How many there are of each kind, how many came, and how many in as many days before; with the period and its day. */
export function totalsSheet(counted: Counted, today: Day, words: ExportWords): SheetSpec {
  const { campaigns } = counted;
  const kinds = ['customers', 'brands', 'kols', 'campaigns'] as const;
  return {
    ...{ name: words.sheet.totals, isPrinted: true },
    title: [
      words.title,
      `${words.period}: ${daysIn(campaigns)}`,
      `${words.before}: ${daysIn(periodBefore(campaigns))}`,
      `${words.as_of}: ${formatDay(today)}`,
      words.totals_note,
    ],
    columns: [
      column(words, 'kind', 'text', 24),
      column(words, 'total', 'integer'),
      column(words, 'added', 'integer', 20),
      column(words, 'count_before', 'integer', 24),
    ],
    rows: kinds.map((kind) => {
      const { total, added, before } = counted[kind].totals;
      return { kind: words.of[kind], total, added, count_before: before };
    }),
  };
}

/** How many campaigns have which status. */
export function statusSheet({ by_status }: CampaignAnalytics, words: ExportWords): SheetSpec {
  return {
    ...{ name: words.sheet.statuses, isPrinted: true, title: [words.sheet.statuses, words.statuses_note] },
    columns: [column(words, 'status', 'text', 24), column(words, 'campaigns', 'integer')],
    rows: by_status.map(({ status, count }) => ({ status: words.statusName[status], campaigns: count })),
  };
}

/** How many of each kind are of which sector, and the budgets of its campaigns. */
export function sectorSheet({ customers, brands, kols, campaigns }: Counted, names: SectorNames, words: ExportWords) {
  const nameOf = (sector: SectorRef | null) => (sector ? (names.get(sector.id) ?? sector.name) : words.no_sector);
  const rowsOf = (kind: keyof ExportWords['of'], counts: readonly SectorCount[]) =>
    counts.map(({ sector, count }) => ({ kind: words.of[kind], sector: nameOf(sector), count }));
  const ofKols = (sector: string, count: number) => (count === 0 ? [] : [{ kind: words.of.kols, sector, count }]);
  const budgets = new Map(campaigns.budget_by_sector.map(({ sector, budget }) => [sector?.id, amount(budget)]));
  return {
    ...{ name: words.sheet.sectors, isPrinted: true },
    title: [words.sheet.sectors, words.sectors_note, words.budgets_note],
    columns: [
      column(words, 'kind', 'text', 24),
      column(words, 'sector', 'text', 36),
      column(words, 'count', 'integer'),
      column(words, 'budget', 'money', 22),
    ],
    rows: [
      ...rowsOf('customers', customers.by_sector),
      ...rowsOf('brands', brands.by_sector),
      ...rowsOf('kols', kols.by_sector),
      ...ofKols(words.other_sectors, kols.other_sectors.count),
      ...ofKols(words.no_sector, kols.without_sector),
      ...campaigns.by_sector.map(({ sector, count }) => ({
        ...{ kind: words.of.campaigns, sector: nameOf(sector), count },
        budget: budgets.get(sector?.id) ?? 0,
      })),
    ],
  } satisfies SheetSpec;
}

/** How many KOLs are on which network. */
export function networkSheet({ by_network }: KolAnalytics, words: ExportWords): SheetSpec {
  return {
    ...{ name: words.sheet.networks, isPrinted: true, title: [words.sheet.networks, words.networks_note] },
    columns: [column(words, 'network', 'text', 24), column(words, 'count', 'integer')],
    rows: by_network.map(({ social_type, count }) => ({ network: networkNames[social_type], count })),
  };
}
