import type { CampaignHashtags, CampaignTag, CampaignTagPost, RequiredTag } from '../../hashtags/types';
import type { Translate } from '../../locales/translator';
import { networkNames, postMetrics } from '../../networks';
import type { ReportClicks } from '../clicks';
import { type Column, dayIn, kolColumns, type Table, tableOf } from './table';

/** A row a hashtag of the posts: what the posts that bear it got. */
export function tagTable({ tags }: CampaignHashtags, say: Translate): Table {
  return tableOf<CampaignTag>(
    say('reportDocument.tags_table'),
    [
      { key: 'tag', label: say('reportDocument.column.tag'), kind: 'text', of: ({ tag }) => `#${tag}` },
      {
        key: 'required',
        label: say('reportDocument.column.required'),
        kind: 'text',
        of: ({ is_required }) => (is_required ? say('reportDocument.is_required') : null),
      },
      { key: 'posts', label: say('reports.metric.posts'), kind: 'count', of: ({ posts }) => posts },
      { key: 'kols', label: say('reportDocument.column.kol_count'), kind: 'count', of: ({ kols }) => kols },
      ...postMetrics.map(
        (metric): Column<CampaignTag> => ({
          key: metric,
          label: say(`campaigns.post.${metric}`),
          kind: 'count',
          of: ({ metrics }) => metrics[metric].value,
        }),
      ),
    ],
    tags,
  );
}

/** A row a post and a required hashtag it lacks. */
export function missingTagTable({ required }: CampaignHashtags, say: Translate): Table {
  type Row = CampaignTagPost & Pick<RequiredTag, 'tag'>;
  return tableOf<Row>(
    say('reportDocument.missing_tags_table'),
    [
      { key: 'tag', label: say('reportDocument.column.tag'), kind: 'text', of: ({ tag }) => `#${tag}` },
      ...kolColumns(say),
      {
        key: 'network',
        label: say('reportDocument.column.network'),
        kind: 'text',
        of: ({ social_type }) => networkNames[social_type],
      },
      { key: 'link', label: say('reportDocument.column.link'), kind: 'link', of: ({ url_post }) => url_post },
      {
        key: 'published',
        label: say('reportDocument.column.published'),
        kind: 'day',
        of: ({ post_time }) => dayIn(post_time),
      },
    ],
    required.flatMap(({ tag, missing }) => missing.map((post) => ({ ...post, tag }))),
  );
}

/** A row a post with a short link, the most clicked first. */
export function clickTable({ posts }: ReportClicks, say: Translate): Table {
  type Row = ReportClicks['posts'][number];
  return tableOf<Row>(
    say('reportDocument.clicks_table'),
    [
      ...kolColumns(say),
      {
        key: 'network',
        label: say('reportDocument.column.network'),
        kind: 'text',
        of: ({ social_type }) => networkNames[social_type],
      },
      { key: 'link', label: say('reportDocument.column.link'), kind: 'link', of: ({ url_post }) => url_post },
      { key: 'clicks', label: say('reportDocument.column.clicks'), kind: 'count', of: ({ clicks }) => clicks },
    ],
    posts,
  );
}
