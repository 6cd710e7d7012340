import type { ImportColumn } from '../imports';
import type { SowField } from './sowSchema';
import { formatChoices, networkChoices, workbookWords } from './workbookWords';

export type SowColumnKey = 'number' | 'kol_code' | 'stage_name' | SowField;

const words = (key: SowColumnKey) => workbookWords('sow', key);
const kpi = (key: SowField): ImportColumn<SowColumnKey> => ({
  key,
  kind: 'wholeNumber',
  header: words(key),
  note: workbookWords('note', 'kpi'),
});
const price = (key: SowField, part: 'online' | 'offline'): ImportColumn<SowColumnKey> => ({
  key,
  kind: 'money',
  header: words(key),
  note: workbookWords('note', part),
  expected: part === 'online',
});

/** The SOW workbook (spec 1 §3 SOW, spec 2 §7 template-sows). */
export const sowColumns: readonly ImportColumn<SowColumnKey>[] = [
  {
    key: 'number',
    kind: 'wholeNumber',
    header: words('number'),
    note: workbookWords('note', 'number'),
    prefilled: true,
  },
  {
    key: 'kol_code',
    kind: 'code',
    header: words('kol_code'),
    note: workbookWords('note', 'kol_code'),
    required: true,
    prefilled: true,
  },
  {
    key: 'stage_name',
    kind: 'text',
    header: words('stage_name'),
    note: workbookWords('note', 'stage_name'),
    prefilled: true,
  },
  { key: 'is_online', kind: 'boolean', header: words('is_online'), note: workbookWords('note', 'is_online') },
  {
    key: 'social_type',
    kind: 'choice',
    header: words('social_type'),
    note: workbookWords('note', 'online'),
    expected: true,
    choices: networkChoices,
    choiceError: 'social_type_invalid',
    prefilled: true,
  },
  {
    key: 'post_format',
    kind: 'choice',
    header: words('post_format'),
    note: workbookWords('note', 'online'),
    expected: true,
    choices: formatChoices,
    choiceError: 'post_format_invalid',
    prefilled: true,
  },
  {
    key: 'description',
    kind: 'text',
    header: words('description'),
    note: workbookWords('note', 'description'),
    expected: true,
  },
  {
    key: 'post_count',
    kind: 'wholeNumber',
    header: words('post_count'),
    note: workbookWords('note', 'online'),
    expected: true,
  },
  kpi('kpi_views'),
  kpi('kpi_engagement'),
  kpi('kpi_buzz'),
  kpi('kpi_like'),
  kpi('kpi_share'),
  kpi('kpi_comment'),
  kpi('kpi_mentions'),
  {
    key: 'engagement_rate',
    kind: 'percent',
    header: words('engagement_rate'),
    note: workbookWords('note', 'engagement_rate'),
  },
  price('booking_price', 'online'),
  price('sale_price', 'online'),
  { key: 'is_offline', kind: 'boolean', header: words('is_offline'), note: workbookWords('note', 'is_offline') },
  { key: 'off_description', kind: 'text', header: words('off_description'), note: workbookWords('note', 'offline') },
  price('off_booking_price', 'offline'),
  price('off_sale_price', 'offline'),
  { key: 'note', kind: 'text', header: words('note') },
  { key: 'followers', kind: 'wholeNumber', header: words('followers'), note: workbookWords('note', 'followers') },
];
