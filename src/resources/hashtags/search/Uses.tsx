import { useTranslate } from 'react-admin';
import type { HashtagKol } from '../../../domain/hashtags/types';
import { Tags } from '../../../ui/console/record/Tags';
import { InstantDay } from '../../../ui/plain/Day';
import styles from '../hashtags.module.css';

interface UsesProps {
  of: Pick<HashtagKol, 'posts' | 'tags' | 'first_used_at' | 'last_used_at'>;
  onPosts: () => void;
}

/** Which of the hashtags somebody used, in how many posts, since when; leads to the posts. */
export function Uses({ of: { posts, tags, first_used_at, last_used_at }, onPosts }: UsesProps) {
  const translate = useTranslate();
  return (
    <>
      <Tags words={tags.map((tag) => `#${tag}`)} />
      {posts > 0 && (
        <span className={styles.uses}>
          <button type="button" className={styles.posts} onClick={onPosts}>
            {translate('hashtags.search.in_posts', { count: posts })}
          </button>
          <span className={styles.muted}>
            <InstantDay value={first_used_at} /> – <InstantDay value={last_used_at} />
          </span>
        </span>
      )}
    </>
  );
}
