import type { CampaignPost } from '../../domain/campaigns/types';
import { formatInstant } from '../../domain/format';
import type { PostMetric } from '../../domain/networks';
import type { Column } from '../../ui/plain/DataTable';
import { InstantDay } from '../../ui/plain/Day';
import { Compact } from '../../ui/plain/Figure';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import { Picture } from '../../ui/plain/Picture';
import { PostLink } from './PostLink';

type Translate = (key: string, values?: Record<string, unknown>) => string;

const metrics: readonly PostMetric[] = ['view', 'reaction', 'comment', 'share', 'brand_mention'];

function sourceOf(post: CampaignPost, translate: Translate): string | undefined {
  if (!post.metrics_source) return undefined;
  const source = translate(`campaigns.post.source.${post.metrics_source}`);
  return translate('campaigns.post.taken', { source, at: formatInstant(post.metrics_at) });
}

/** Columns of a post table; whether a post is active only where the answer says so. */
export function postColumns(posts: readonly CampaignPost[], translate: Translate): Column<CampaignPost>[] {
  const columns: Column<CampaignPost>[] = [
    {
      key: 'kol',
      label: translate('campaigns.post.kol'),
      cell: (post) => (
        <span
          style={{ display: 'inline-flex', alignItems: 'center', verticalAlign: 'middle', gap: 8, fontWeight: 600 }}
        >
          <Picture src={post.kol.avatar} name={post.kol.stage_name} width={24} shape="circle" />
          {post.kol.stage_name}
        </span>
      ),
    },
    {
      key: 'url_post',
      label: translate('campaigns.post.url_post'),
      full: (post) => post.content ?? post.url_post,
      cell: (post) => (
        <>
          <NetworkIcon network={post.social_type} size={14} /> <PostLink url={post.url_post} text={post.content} />
        </>
      ),
    },
    {
      key: 'post_time',
      label: translate('campaigns.post.post_time'),
      cell: (post) => <InstantDay value={post.post_time} />,
    },
    ...metrics.map((metric) => ({
      key: metric,
      label: translate(`campaigns.post.${metric}`),
      numeric: true,
      cell: (post: CampaignPost) => (
        <span title={sourceOf(post, translate)}>
          <Compact value={post[metric]} />
        </span>
      ),
    })),
    {
      key: 'metrics_at',
      label: translate('campaigns.post.metrics_at'),
      full: (post) => sourceOf(post, translate) ?? null,
      cell: (post) => (post.metrics_source ? translate(`campaigns.post.source.${post.metrics_source}`) : '–'),
    },
  ];
  if (posts.some((post) => post.is_active !== undefined)) {
    columns.push({
      key: 'is_active',
      label: translate('campaigns.post.is_active'),
      cell: (post) => translate(post.is_active ? 'campaigns.post.active' : 'campaigns.post.inactive'),
    });
  }
  return columns;
}
