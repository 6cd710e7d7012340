import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HashtagPost } from '../../domain/hashtags/types';
import { useRead } from '../../ui/console/data/useRead';
import { PostCard } from '../../ui/console/posts/PostCard';
import { PostGrid } from '../../ui/console/posts/PostGrid';
import { PostLook } from '../../ui/console/posts/PostLook';
import { useLook } from '../../ui/console/posts/useLook';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import styles from './hashtags.module.css';

interface TagPostsProps {
  tags: readonly string[];
  kolId?: string;
  brandId?: string;
}

const step = 20;

/** Posts that bear any of these hashtags, the newest first, more of them on a press. */
export function TagPosts({ tags, kolId, brandId }: TagPostsProps) {
  const translate = useTranslate();
  const look = useLook();
  const [size, setSize] = useState(step);
  const { data, error, isFetching, refetch } = useRead<HashtagPost[]>('hashtagPosts', {
    query: { hashtags: [...tags], kol_id: kolId, brand_id: brandId, size, count: 'none' },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} aria-busy="true" />;
  if (data.length === 0) return <EmptyState title={translate('hashtags.search.no_posts')} />;
  return (
    <>
      <PostGrid
        posts={data}
        label={translate('hashtags.search.posts')}
        isBusy={isFetching}
        room="small"
        card={(post) => (
          <PostCard post={post} onLook={() => look.open(post.id)}>
            <span className={styles.muted}>{post.campaign?.name ?? translate('hashtags.search.channel')}</span>
          </PostCard>
        )}
      />
      <PostLook look={look} posts={data} course={({ campaign }) => (campaign ? 'postCourse' : 'channelPostCourse')} />
      {data.length === size && size < 200 && (
        <Button disabled={isFetching} onClick={() => setSize((now) => Math.min(200, now + step))}>
          {translate('hashtags.search.more')}
        </Button>
      )}
    </>
  );
}
