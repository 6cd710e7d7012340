import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { HashtagPost } from '../../domain/hashtags/types';
import { useRead } from '../../ui/console/data/useRead';
import { EmptyState } from '../../ui/console/state/EmptyState';
import { ErrorState } from '../../ui/console/state/ErrorState';
import { InstantDay } from '../../ui/plain/Day';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import { Picture } from '../../ui/plain/Picture';
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
  const [size, setSize] = useState(step);
  const { data, error, isFetching, refetch } = useRead<HashtagPost[]>('hashtagPosts', {
    query: { hashtags: [...tags], kol_id: kolId, brand_id: brandId, size, count: 'none' },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={240} aria-busy="true" />;
  if (data.length === 0) return <EmptyState title={translate('hashtags.search.no_posts')} />;
  return (
    <>
      <ul className={styles.postRows} aria-label={translate('hashtags.search.posts')} aria-busy={isFetching}>
        {data.map((post) => (
          <li key={post.id}>
            <Picture src={post.thumbnail} name={post.kol.stage_name} width={64} height={48} />
            <div className={styles.words}>
              <span className={styles.postHead}>
                <NetworkIcon network={post.social_type} size={14} />
                <a href={post.url_post} target="_blank" rel="noopener noreferrer">
                  {post.kol.stage_name}
                </a>
                <span className={styles.muted}>
                  <InstantDay value={post.post_time} />
                </span>
              </span>
              <p className={styles.caption} title={post.content ?? ''}>
                {post.content}
              </p>
              <span className={styles.muted}>{post.campaign?.name ?? translate('hashtags.search.channel')}</span>
            </div>
          </li>
        ))}
      </ul>
      {data.length === size && size < 200 && (
        <Button disabled={isFetching} onClick={() => setSize((now) => Math.min(200, now + step))}>
          {translate('hashtags.search.more')}
        </Button>
      )}
    </>
  );
}
