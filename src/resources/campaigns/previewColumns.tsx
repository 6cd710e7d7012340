import type { CampaignPost, Sow } from '../../domain/campaigns/types';
import type { Column } from '../../ui/plain/DataTable';
import { Minute } from '../../ui/plain/Day';
import { Count, Money, Percent } from '../../ui/plain/Figure';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';

type Translate = (key: string) => string;

/** A row of an import preview: what the workbook said, with the KOL it named. */
export interface PreviewRow
  extends Partial<Omit<Sow, 'id' | 'version'>>,
    Partial<Omit<CampaignPost, 'id' | 'kol' | 'version' | 'social_type'>> {
  kol_code?: string;
}

/** The SOW's number: the one it has, gets, or stands for. */
function numberColumn(
  translate: Translate,
  numberOf: (row: PreviewRow) => number | null | undefined,
): Column<PreviewRow> {
  return {
    key: 'number',
    label: translate('campaigns.sow.number'),
    numeric: true,
    cell: (row) => <Count value={numberOf(row)} />,
  };
}

const kpis = [
  'kpi_views',
  'kpi_engagement',
  'kpi_buzz',
  'kpi_like',
  'kpi_comment',
  'kpi_share',
  'kpi_mentions',
] as const;
const prices = ['booking_price', 'sale_price', 'off_booking_price', 'off_sale_price'] as const;
const metrics = ['view', 'reaction', 'comment', 'share', 'brand_mention'] as const;

const isKnown = (value: number | null | undefined) => value !== null && value !== undefined;

function leading(translate: Translate, area: 'sow' | 'post'): Column<PreviewRow>[] {
  return [
    {
      key: 'kol',
      label: translate(`campaigns.${area}.kol`),
      cell: (row) => row.kol?.stage_name ?? row.kol_code ?? '–',
    },
    {
      key: 'social_type',
      label: translate(`campaigns.${area}.social_type`),
      cell: (row) => (row.social_type ? <NetworkIcon network={row.social_type} /> : '–'),
    },
  ];
}

/** Columns of the SOW import's preview: prices first, which is what a workbook is checked for; KPIs no row has are left out. */
export function sowPreviewColumns(translate: Translate): Column<PreviewRow>[] {
  const label = (field: string) => translate(`campaigns.sow.${field}`);
  return [
    numberColumn(translate, ({ number }) => number),
    ...leading(translate, 'sow'),
    {
      key: 'post_format',
      label: label('post_format'),
      cell: (row) => (row.post_format ? translate(`campaigns.format.${row.post_format}`) : label('is_offline')),
    },
    { key: 'post_count', label: label('post_count'), numeric: true, cell: (row) => <Count value={row.post_count} /> },
    ...prices.map((field) => ({
      key: field,
      label: label(field),
      numeric: true,
      says: (row: PreviewRow) => isKnown(row[field]),
      cell: (row: PreviewRow) => <Money value={row[field]} />,
    })),
    ...kpis.map((field) => ({
      key: field,
      label: label(field),
      numeric: true,
      says: (row: PreviewRow) => isKnown(row[field]),
      cell: (row: PreviewRow) => <Count value={row[field]} />,
    })),
    {
      key: 'engagement_rate',
      label: label('engagement_rate'),
      numeric: true,
      says: (row) => isKnown(row.engagement_rate),
      cell: (row) => <Percent value={row.engagement_rate} />,
    },
  ];
}

/** Columns of the post import's preview. */
export function postPreviewColumns(translate: Translate): Column<PreviewRow>[] {
  const label = (field: string) => translate(`campaigns.post.${field}`);
  return [
    numberColumn(translate, ({ sow_number }) => sow_number),
    ...leading(translate, 'post'),
    {
      key: 'url_post',
      label: label('url_post'),
      cell: (row) => row.url_post ?? '–',
      full: (row) => row.url_post ?? null,
    },
    { key: 'post_time', label: label('post_time'), cell: (row) => <Minute value={row.post_time} /> },
    ...metrics.map((field) => ({
      key: field,
      label: label(field),
      numeric: true,
      says: (row: PreviewRow) => isKnown(row[field]),
      cell: (row: PreviewRow) => <Count value={row[field]} />,
    })),
  ];
}
