import { PostArt, usePostPicture } from './PostArt';
import styles from './postThumb.module.css';
import type { ShownPost } from './shownPost';

/** The card's small form, for a line: the post's picture, or the sheet in its network's colour. */
export function PostThumb({ post }: { post: Pick<ShownPost, 'social_type' | 'kol' | 'thumbnail'> }) {
  const picture = usePostPicture(post);
  return (
    <span className={styles.thumb}>
      <PostArt post={post} picture={picture} sizes="24px" small />
    </span>
  );
}
