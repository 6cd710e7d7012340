import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import { networkNames } from '../../../domain/networks';
import { Instant } from '../../plain/Day';
import { Picture } from '../../plain/Picture';
import { ActiveChip } from '../record/ActiveChip';
import { Figures } from './Figures';
import styles from './postLightbox.module.css';
import { isWebAddress, type ShownPost } from './shownPost';

/** Whose a post is, when it appeared, all its words, and its figures with all their digits. */
export function PostFacts({ post }: { post: ShownPost }) {
  const translate = useTranslate();
  const { kol, social_type, content, post_time, is_active, url_post, metrics_at } = post;
  return (
    <>
      <div className={styles.who}>
        <Picture src={kol.avatar} name={kol.stage_name} width={36} shape="circle" />
        <div>
          <strong>{kol.stage_name}</strong>
          <span className={styles.muted}>
            <Instant value={post_time} />
          </span>
        </div>
        {is_active !== undefined && (
          <ActiveChip
            active={is_active}
            label={translate(is_active ? 'campaigns.post.active' : 'campaigns.post.inactive')}
          />
        )}
      </div>
      <p className={content ? styles.caption : styles.muted}>{content || translate('posts.no_caption')}</p>
      {isWebAddress(url_post) && (
        <a className={styles.link} href={url_post} target="_blank" rel="noopener noreferrer">
          {translate('posts.open_on', { network: networkNames[social_type] })}
        </a>
      )}
      <div className={styles.figures}>
        <Figures of={post} exact />
      </div>
      <p className={styles.muted}>
        {metrics_at ? translate('posts.taken', { at: formatInstant(metrics_at) }) : translate('social.never_taken')}
      </p>
    </>
  );
}
