import { useTranslate } from 'react-admin';
import type { CalendarPost } from '../../../domain/campaigns/calendar';
import { PostCard } from '../../../ui/console/posts/PostCard';
import { PostGrid } from '../../../ui/console/posts/PostGrid';
import { PostLook } from '../../../ui/console/posts/PostLook';
import { useLook } from '../../../ui/console/posts/useLook';
import { PostEntry } from './PostEntry';

/** The posts of a day as cards, each leading to its campaign. */
export function DayCards({ posts }: { posts: readonly CalendarPost[] }) {
  const translate = useTranslate();
  const look = useLook();
  const shown = posts.flatMap(({ card, ...post }) => (card ? [{ ...post, ...card }] : []));
  return (
    <>
      <PostGrid
        posts={shown}
        label={translate('campaigns.field.posts')}
        room="small"
        card={(post) => (
          <PostCard post={post} onLook={() => look.open(post.id)}>
            <PostEntry post={post} whole onCard />
          </PostCard>
        )}
      />
      <PostLook look={look} posts={shown} course={() => 'postCourse'} />
    </>
  );
}
