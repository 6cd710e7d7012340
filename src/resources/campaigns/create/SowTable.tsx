import { useTranslate } from 'react-admin';
import { kpiFields, postFormats } from '../../../domain/campaigns/values';
import type { CartEntry } from '../../../domain/cart/entries';
import { networks } from '../../../domain/networks';
import type { Column } from '../../../ui/plain/DataTable';
import { DataTable } from '../../../ui/plain/DataTable';
import { Compact, Count, Money, Percent } from '../../../ui/plain/Figure';
import { KolWork } from '../KolWork';
import type { SowEntry } from './parts';

interface SowTableProps {
  kols: readonly CartEntry[];
  sows: readonly SowEntry[];
  label: string;
}

/** A figure of inputs, unknown where none is entered. */
const figure = (value: unknown) => (typeof value === 'number' ? value : null);
const sum = (...values: unknown[]) => {
  const known = values.filter((value) => typeof value === 'number');
  return known.length > 0 ? known.reduce((total, value) => total + value, 0) : null;
};

/** The SOWs entered so far, one a line. */
export function SowTable({ kols, sows, label }: SowTableProps) {
  const translate = useTranslate();
  const numberOf = new Map(sows.map(({ key }, index) => [key, index + 1]));
  const kolOf = new Map(kols.map((kol) => [kol.id, kol]));
  const kpis = kpiFields.filter((field) => sows.some(({ values }) => figure(values[field]) !== null));
  const word = (field: string) => translate(`campaigns.sow.${field}`);
  const columns: Column<SowEntry>[] = [
    {
      key: 'kol',
      label: word('kol'),
      cell: ({ key, kol_id, values }) => {
        const kol = kolOf.get(kol_id);
        const social_type = networks.find((network) => values.is_online && network === values.social_type) ?? null;
        const post_format = postFormats.find((format) => values.is_online && format === values.post_format) ?? null;
        return kol ? <KolWork work={{ number: numberOf.get(key) ?? 0, kol, social_type, post_format }} /> : null;
      },
    },
    {
      key: 'post_count',
      label: word('post_count'),
      numeric: true,
      cell: ({ values }) => <Count value={values.is_online ? figure(values.post_count) : null} />,
    },
    ...kpis.map((field) => ({
      key: field,
      label: word(field),
      numeric: true,
      cell: ({ values }: SowEntry) =>
        field === 'engagement_rate' ? (
          <Percent value={figure(values[field])} />
        ) : (
          <Compact value={figure(values[field])} />
        ),
    })),
    ...(['booking_price', 'sale_price'] as const).map((field) => ({
      key: field,
      label: word(field),
      numeric: true,
      cell: ({ values }: SowEntry) => (
        <Money value={sum(values.is_online && values[field], values.is_offline && values[`off_${field}`])} />
      ),
    })),
  ];
  return (
    <DataTable
      rows={sows}
      columns={columns}
      keyOf={({ key }) => key}
      label={label}
      moreLabel={(shown, total) => translate('lists.more', { shown, total })}
    />
  );
}
