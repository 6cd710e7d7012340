import BackIcon from '@mui/icons-material/ChevronLeft';
import ForthIcon from '@mui/icons-material/ChevronRight';
import CloseIcon from '@mui/icons-material/Close';
import Dialog from '@mui/material/Dialog';
import MuiIconButton from '@mui/material/IconButton';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { useTranslate } from 'react-admin';
import { networkNames } from '../../../domain/networks';
import { NetworkIcon } from '../../plain/NetworkIcon';
import { pressed } from '../keys/pressed';
import { PostArt, usePostPicture } from './PostArt';
import { type CourseCall, PostCourse } from './PostCourse';
import { PostFacts } from './PostFacts';
import styles from './postLightbox.module.css';
import type { ShownPost } from './shownPost';

/** All of a phone, most of any other window. */
const paper = {
  m: { xs: 0, md: 2 },
  width: { xs: '100%', md: 'min(1120px, calc(100vw - 32px))' },
  maxWidth: '100%',
  height: { xs: '100%', md: 'auto' },
  maxHeight: { xs: '100%', md: 'calc(100% - 32px)' },
  borderRadius: { xs: 0, md: 1 },
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
  const id = useId();
  const picture = usePostPicture(post);
  const at = posts.findIndex((one) => one.id === post.id);
  const last = posts.length - 1;
  const go = (index: number) => {
    const to = posts[Math.max(0, Math.min(last, index))];
    if (to && to.id !== post.id) onMove(to.id);
  };
  const press = (event: KeyboardEvent) => {
    if (at < 0) return;
    const ways = { previous_picture: at - 1, next_picture: at + 1, first_picture: 0, last_picture: last };
    const to = pressed(event, ways);
    if (to !== undefined) go(to);
  };
  return (
    <Dialog
      open
      onClose={onClose}
      onKeyDown={press}
      aria-labelledby={id}
      maxWidth={false}
      slotProps={{ paper: { sx: paper } }}
    >
      <header className={styles.head}>
        <NetworkIcon network={post.social_type} size={16} />
        <h2 id={id}>
          {translate('posts.title', { name: post.kol.stage_name, network: networkNames[post.social_type] })}
        </h2>
        {at >= 0 && (
          <span aria-live="polite">
            {at + 1} / {posts.length}
          </span>
        )}
        <MuiIconButton
          size="small"
          aria-label={translate('posts.previous')}
          disabled={at <= 0}
          onClick={() => go(at - 1)}
        >
          <BackIcon fontSize="small" />
        </MuiIconButton>
        <MuiIconButton
          size="small"
          aria-label={translate('posts.next')}
          disabled={at < 0 || at === last}
          onClick={() => go(at + 1)}
        >
          <ForthIcon fontSize="small" />
        </MuiIconButton>
        <MuiIconButton size="small" aria-label={translate('import.close')} onClick={onClose}>
          <CloseIcon fontSize="small" />
        </MuiIconButton>
      </header>
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
    </Dialog>
  );
}
