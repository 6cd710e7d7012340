import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { networkNames } from '../../../domain/networks';
import { NetworkIcon } from '../../plain/NetworkIcon';
import { LightboxFrame } from '../gallery/LightboxFrame';
import { PostArt, usePostPicture } from './PostArt';
import { type CourseCall, PostCourse } from './PostCourse';
import { PostFacts } from './PostFacts';
import styles from './postLightbox.module.css';
import type { ShownPost } from './shownPost';

/** All of a phone, most of any other window. */
const paper = {
  sx: {
    m: { xs: 0, md: 2 },
    width: { xs: '100%', md: 'min(1120px, calc(100vw - 32px))' },
    maxWidth: '100%',
    height: { xs: '100%', md: 'auto' },
    maxHeight: { xs: '100%', md: 'calc(100% - 32px)' },
    borderRadius: { xs: 0, md: 1 },
  },
};

interface PostLightboxProps {
  posts: readonly ShownPost[];
  /** The one that is looked at. */
  post: ShownPost;
  /** The call that answers the course of its figures; null where that is not told. */
  course: CourseCall | null;
  onMove: (id: string) => void;
  onClose: () => void;
  /** What else can be done with it. */
  actions?: ReactNode;
}

/** One post as large as the window lets it be, with its words and how its figures grew; the arrow keys walk through the others. */
export function PostLightbox({ posts, post, course, onMove, onClose, actions }: PostLightboxProps) {
  const translate = useTranslate();
  const picture = usePostPicture(post);
  const names = { previous: translate('posts.previous'), next: translate('posts.next') };
  return (
    <LightboxFrame
      title={translate('posts.title', { name: post.kol.stage_name, network: networkNames[post.social_type] })}
      mark={<NetworkIcon network={post.social_type} size={16} />}
      at={posts.findIndex((one) => one.id === post.id)}
      total={posts.length}
      names={names}
      paper={paper}
      onMove={(index) => {
        const to = posts[index];
        if (to) onMove(to.id);
      }}
      onClose={onClose}
    >
      <div className={styles.body}>
        <div className={styles.art}>
          <PostArt key={post.id} post={post} picture={picture} sizes="(max-width: 899px) 100vw, 640px" whole />
        </div>
        <div className={styles.side}>
          <PostFacts post={post} />
          {course && <PostCourse key={post.id} post={post} call={course} />}
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
      </div>
    </LightboxFrame>
  );
}
