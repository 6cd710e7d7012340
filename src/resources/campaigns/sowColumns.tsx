import type { Sow } from '../../domain/campaigns/types';
import { type KpiField, kpiFields } from '../../domain/campaigns/values';
import type { Column } from '../../ui/plain/DataTable';
import { Compact, Count, Money, Percent } from '../../ui/plain/Figure';
import { KolWork } from './KolWork';

type Translate = (key: string) => string;

const sowPrices = ['booking_price', 'sale_price', 'off_booking_price', 'off_sale_price'] as const;

function kpiCell(field: KpiField) {
  return (sow: Sow) => (field === 'engagement_rate' ? <Percent value={sow[field]} /> : <Compact value={sow[field]} />);
}

/** Columns of a SOW table: KPIs some SOW has, prices the answer carries. */
export function sowColumns(sows: readonly Sow[], translate: Translate): Column<Sow>[] {
  const kpis = kpiFields.filter((field) => sows.some((sow) => sow[field] !== null && sow[field] !== undefined));
  const prices = sowPrices.filter((field) => sows.some((sow) => sow[field] !== undefined && sow[field] !== null));
  return [
    { key: 'kol', label: translate('campaigns.sow.kol'), cell: (sow) => <KolWork work={sow} /> },
    {
      key: 'followers',
      label: translate('campaigns.sow.followers'),
      numeric: true,
      cell: (sow) => <Compact value={sow.followers} />,
    },
    {
      key: 'posted',
      label: translate('campaigns.sow.posted'),
      numeric: true,
      cell: (sow) => (
        <>
          <Count value={sow.posted} /> / <Count value={sow.post_count} />
        </>
      ),
    },
    ...kpis.map((field) => ({
      key: field,
      label: translate(`campaigns.sow.${field}`),
      numeric: true,
      cell: kpiCell(field),
    })),
    ...prices.map((field) => ({
      key: field,
      label: translate(`campaigns.sow.${field}`),
      numeric: true,
      cell: (sow: Sow) => <Money value={sow[field]} />,
    })),
  ];
}
