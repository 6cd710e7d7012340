import { useTranslate } from 'react-admin';
import type { CartEntry } from '../../../domain/cart/entries';
import { networkOfUrl } from '../../../domain/networks';
import { type Column, DataTable } from '../../../ui/plain/DataTable';
import { Day } from '../../../ui/plain/Day';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import type { PostEntry } from './parts';

interface PostTableProps {
  kols: readonly CartEntry[];
  posts: readonly PostEntry[];
  label: string;
}

/** The posts entered so far, one a line. */
export function PostTable({ kols, posts, label }: PostTableProps) {
  const translate = useTranslate();
  const word = (field: string) => translate(`campaigns.post.${field}`);
  const columns: Column<PostEntry>[] = [
    {
      key: 'kol',
      label: word('kol'),
      cell: ({ values }) => kols.find(({ id }) => id === values.kol_id)?.stage_name ?? '–',
    },
    {
      key: 'social_type',
      label: word('social_type'),
      cell: ({ values }) => {
        const network = networkOfUrl(String(values.url_post));
        return network ? <NetworkIcon network={network} /> : '–';
      },
    },
    {
      key: 'url_post',
      label: word('url_post'),
      cell: ({ values }) => values.url_post || '–',
      full: ({ values }) => values.url_post || null,
    },
    { key: 'post_time', label: word('post_time'), cell: ({ values }) => <Day value={values.post_time || null} /> },
  ];
  return (
    <DataTable
      rows={posts}
      columns={columns}
      keyOf={({ key }) => key}
      label={label}
      moreLabel={(shown, total) => translate('lists.more', { shown, total })}
    />
  );
}
