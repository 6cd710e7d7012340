import type { CampaignView, Sow } from '../../../domain/campaigns/types';
import { bookingPriceOf, marginOf, salePriceOf } from '../../../domain/reports/prices';
import type { Column } from '../../../ui/console/list/columns';
import { Compact, Count } from '../../../ui/plain/Figure';
import { KolWork } from '../KolWork';
import { SowHintChips } from '../parts/SowHints';

type SowColumn = Column<Sow>;

const kpis = ['kpi_views', 'kpi_engagement', 'kpi_buzz'] as const;
const widths = { kpi_views: 78, kpi_engagement: 84, kpi_buzz: 78, booking: 92, sale: 76, margin: 92 };

const kol: SowColumn = {
  source: 'kol',
  label: 'campaigns.sow.kol',
  least: 164,
  sort: 'kol',
  render: (sow) => <KolWork work={sow} />,
};

const posted: SowColumn = {
  source: 'posted',
  label: 'campaigns.sow.posted',
  width: 68,
  align: 'right',
  sort: 'posted',
  phone: 'end',
  render: ({ posted: done, post_count, is_online }) =>
    is_online ? (
      <>
        <Count value={done} /> / <Count value={post_count} />
      </>
    ) : (
      <Count value={null} />
    ),
};

const money = (
  source: 'booking' | 'sale' | 'margin',
  amountOf: (sow: Sow) => number | null | undefined,
): SowColumn => ({
  source,
  label: `campaignDetail.sow.${source}`,
  width: widths[source],
  align: 'right',
  sort: source,
  withLabel: true,
  phone: source === 'sale' ? 'line' : 'hidden',
  render: (sow) => <Compact value={amountOf(sow)} />,
});

const prices = [
  money('booking', bookingPriceOf),
  money('sale', salePriceOf),
  // The sums above and the SOW itself say it, too.
  { ...money('margin', marginOf), extra: true },
];

const lacking = (campaign: Pick<CampaignView, 'status'>): SowColumn => ({
  source: 'hints',
  label: 'campaignDetail.sow.lacking',
  width: 150,
  render: (sow) => <SowHintChips sow={sow} campaign={campaign} />,
});

/** Columns of the SOW table: KPIs some SOW has, prices and what is lacking as far as the answer tells. */
export function sowTableColumns(campaign: Pick<CampaignView, 'status' | 'sows'>): SowColumn[] {
  const { sows } = campaign;
  const promised = kpis.filter((field) => sows.some((sow) => sow[field] !== null));
  return [
    kol,
    posted,
    ...promised.map(
      (field): SowColumn => ({
        source: field,
        label: `campaignDetail.sow.${field}`,
        width: widths[field],
        align: 'right',
        sort: field,
        phone: 'hidden',
        render: (sow) => <Compact value={sow[field]} />,
      }),
    ),
    ...(sows.some((sow) => salePriceOf(sow) !== undefined) ? prices : []),
    ...(sows.some(({ hints = [] }) => hints.length > 0) ? [lacking(campaign)] : []),
  ];
}
