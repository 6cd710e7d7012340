import type { ReactNode } from 'react';
import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import { Ago } from '../../plain/Ago';
import { NetworkIcon } from '../../plain/NetworkIcon';
import { Picture } from '../../plain/Picture';
import unseen from '../../plain/unseen.module.css';
import { ActiveChip } from '../record/ActiveChip';
import { Figures } from './Figures';
import { PostArt, usePostPicture } from './PostArt';
import styles from './postCard.module.css';
import { isWebAddress, type ShownPost } from './shownPost';

interface PostCardProps {
  post: ShownPost;
  /** Opens it large. */
  onLook: () => void;
  /** Its words where they are told in another way than by two lines. */
  caption?: ReactNode;
  /** Stands over the picture, in the corner where its state stands otherwise. */
  corner?: ReactNode;
  /** The picture small at the side, for cards that are decided on. */
  wide?: boolean;
  /** What belongs to it where it is shown: why it was found, what can be done with it. */
  children?: ReactNode;
}

const sizes = '(max-width: 600px) 50vw, 320px';

/** A post wherever posts are looked at: its picture, whose it is, its words, its figures, how old it is and whether it counts. */
export function PostCard({ post, onLook, caption, corner, wide = false, children }: PostCardProps) {
  const translate = useTranslate();
  const picture = usePostPicture(post);
  const { kol, social_type, content, post_time, is_active } = post;
  // Its words stand in the picture's place already.
  const isDrawn = !picture.src && !wide && Boolean(content);
  const state = is_active !== undefined && (
    <ActiveChip active={is_active} label={translate(is_active ? 'campaigns.post.active' : 'campaigns.post.inactive')} />
  );
  return (
    <article
      className={[styles.card, is_active === false && styles.off, wide && styles.wide].filter(Boolean).join(' ')}
      aria-label={`${kol.stage_name}, ${formatInstant(post_time)}`}
    >
      <div className={isDrawn ? `${styles.top} ${styles.tall}` : styles.top}>
        <div className={styles.art}>
          <PostArt post={post} picture={picture} sizes={sizes} small={wide} />
        </div>
        <button
          type="button"
          className={styles.look}
          aria-label={translate('posts.look', { name: kol.stage_name })}
          onClick={onLook}
        />
        <span className={styles.network}>
          <NetworkIcon network={social_type} size={16} />
        </span>
        {(corner ?? state) && <span className={styles.corner}>{corner ?? state}</span>}
      </div>
      <div className={styles.who}>
        <Picture src={kol.avatar} name={kol.stage_name} width={20} shape="circle" />
        <strong title={kol.stage_name}>{kol.stage_name}</strong>
        <Age post={post} />
      </div>
      {caption ?? (
        <p className={isDrawn ? unseen.unseen : styles.caption} title={content ?? undefined}>
          {content || <span className={styles.none}>{translate('posts.no_caption')}</span>}
        </p>
      )}
      <Figures of={post} />
      {children}
    </article>
  );
}

/** How old a post is, leading to the post itself. */
function Age({ post: { url_post, post_time, social_type } }: { post: ShownPost }) {
  const translate = useTranslate();
  if (!isWebAddress(url_post)) return <Ago value={post_time} />;
  return (
    <a className={styles.age} href={url_post} target="_blank" rel="noopener noreferrer">
      <span className={unseen.unseen}>{translate('posts.open_on', { network: networkNames[social_type] })}: </span>
      <Ago value={post_time} />
    </a>
  );
}
