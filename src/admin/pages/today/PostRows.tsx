import { useTranslate } from 'react-admin';
import { formatCompact } from '../../../domain/format';
import type { TodayPost } from '../../../domain/today/types';
import { Ago } from '../../../ui/plain/Ago';
import { useLanguage } from '../../../ui/plain/language';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { placeOf } from './campaignPlaces';
import { Row } from './Row';

/** A KOL's own posts with what became of them. */
export function PostRows({ posts }: { posts: readonly TodayPost[] }) {
  const translate = useTranslate();
  const language = useLanguage();
  const figuresOf = ({ view, reaction, comment }: TodayPost) => {
    if (view === null && reaction === null && comment === null) return translate('today.figures_unknown');
    return translate('today.figures', {
      views: formatCompact(view, language),
      reactions: formatCompact(reaction, language),
      comments: formatCompact(comment, language),
    });
  };
  return posts.map((post) => (
    <Row
      key={post.id}
      picture={post.thumbnail}
      name={post.campaign.name}
      title={
        <a href={post.url_post} target="_blank" rel="noreferrer">
          {post.content?.slice(0, 120) || post.url_post}
        </a>
      }
      facts={
        <>
          <NetworkIcon network={post.social_type} /> {post.campaign.name} · {figuresOf(post)}
          {post.metrics_at && (
            <>
              {' · '}
              <Ago value={post.metrics_at} />
            </>
          )}
        </>
      }
      action={{
        to: placeOf('campaignView', post.campaign, { tab: 'posts', post: post.id }),
        label: translate('today.do.open_post'),
      }}
    />
  ));
}
