import { useTranslate } from 'react-admin';
import type { ChannelPost } from '../../../domain/social/types';
import { PostCard } from '../../../ui/console/posts/PostCard';
import { PostGrid } from '../../../ui/console/posts/PostGrid';
import { PostLook } from '../../../ui/console/posts/PostLook';
import type { ShownPost } from '../../../ui/console/posts/shownPost';
import { useLook } from '../../../ui/console/posts/useLook';
import styles from './posts.module.css';
import type { Ticks } from './useTicks';

interface RecentGalleryProps {
  posts: readonly ChannelPost[];
  of: Pick<ShownPost, 'kol' | 'social_type'>;
  ticks: Ticks | null;
}

/** The recent posts as cards, each to be ticked where totals follow it. */
export function RecentGallery({ posts, of, ticks }: RecentGalleryProps) {
  const translate = useTranslate();
  const look = useLook();
  const shown = posts.map(
    ({ id, link, description, published_at, thumbnails, taken, ...figures }): ShownPost => ({
      ...{ id, ...of, url_post: link, content: description, post_time: published_at, thumbnail: thumbnails },
      ...{ view: figures.view_count, reaction: figures.like_count, comment: figures.comment_count },
      ...{ share: figures.share_count, metrics_at: taken.at },
    }),
  );
  return (
    <>
      <PostGrid
        posts={shown}
        label={translate('social.posts.title')}
        onOpen={({ id }) => look.open(id)}
        card={(post) => (
          <PostCard
            post={post}
            onLook={() => look.open(post.id)}
            corner={
              ticks && (
                <input
                  type="checkbox"
                  className={styles.cardTick}
                  aria-label={translate('social.posts.tick', { name: post.content?.trim() || post.url_post })}
                  checked={ticks.has(post.id)}
                  onChange={({ target }) => ticks.tick(post.id, target.checked)}
                />
              )
            }
          />
        )}
      />
      <PostLook look={look} posts={shown} course={() => 'channelPostCourse'} />
    </>
  );
}
