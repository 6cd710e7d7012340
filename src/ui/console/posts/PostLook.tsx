import type { ReactNode } from 'react';
import { withWords } from '../../../providers/pageWords';
import { LateCode, late } from '../../plain/late';
import type { CourseCall } from './PostCourse';
import type { ShownPost } from './shownPost';
import type { useLook } from './useLook';

const PostLightbox = late(() =>
  withWords(['posts'], import('./PostLightbox')).then((module) => ({ default: module.PostLightbox })),
);

interface PostLookProps<P extends ShownPost> {
  look: ReturnType<typeof useLook>;
  posts: readonly P[];
  /** The one looked at where it is not among those in view. */
  other?: P | undefined;
  /** The call that answers the course of a post's figures; null where that is not told. */
  course: (post: P) => CourseCall | null;
  /** What else can be done with it. */
  actions?: (post: P) => ReactNode;
}

/** The post the address says is looked at, large, over the posts it stands among. */
export function PostLook<P extends ShownPost>({ look, posts, other, course, actions }: PostLookProps<P>) {
  const post = posts.find(({ id }) => id === look.id) ?? other;
  if (!look.id || !post) return null;
  return (
    <LateCode>
      <PostLightbox
        posts={posts}
        post={post}
        course={course(post)}
        onMove={look.move}
        onClose={look.close}
        actions={actions?.(post)}
      />
    </LateCode>
  );
}
