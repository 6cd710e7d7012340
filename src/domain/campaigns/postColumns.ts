import type { ImportColumn } from '../imports';
import { postMetrics } from '../networks';
import type { PostField } from './postSchema';
import { formatChoices, networkChoices, workbookWords } from './workbookWords';

export type PostColumnKey = 'kol_code' | 'stage_name' | PostField;

const words = (key: PostColumnKey) => workbookWords('post', key);

/** The campaign post workbook (spec 1 §3 Campaign post, spec 2 §7 template-campaign-posts). */
export const postColumns: readonly ImportColumn<PostColumnKey>[] = [
  {
    key: 'sow_number',
    kind: 'wholeNumber',
    header: words('sow_number'),
    note: workbookWords('note', 'sow_number'),
    prefilled: true,
  },
  {
    key: 'kol_code',
    kind: 'code',
    header: words('kol_code'),
    note: workbookWords('note', 'campaign_kol_code'),
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
  {
    key: 'social_type',
    kind: 'choice',
    header: words('social_type'),
    note: workbookWords('note', 'social_type'),
    choices: networkChoices,
    choiceError: 'social_type_invalid',
    prefilled: true,
  },
  {
    key: 'post_format',
    kind: 'choice',
    header: words('post_format'),
    note: workbookWords('note', 'post_format'),
    choices: formatChoices,
    choiceError: 'post_format_invalid',
    prefilled: true,
  },
  { key: 'url_post', kind: 'url', header: words('url_post'), note: workbookWords('note', 'url_post'), required: true },
  { key: 'post_time', kind: 'instant', header: words('post_time'), note: workbookWords('note', 'post_time') },
  { key: 'content', kind: 'text', header: words('content') },
  { key: 'hashtags', kind: 'list', header: words('hashtags'), note: workbookWords('note', 'hashtags') },
  {
    key: 'is_short_video',
    kind: 'boolean',
    header: words('is_short_video'),
    note: workbookWords('note', 'is_short_video'),
  },
  ...postMetrics.map(
    (key): ImportColumn<PostColumnKey> => ({
      key,
      kind: 'wholeNumber',
      header: words(key),
      note: workbookWords('note', 'metric'),
    }),
  ),
];
