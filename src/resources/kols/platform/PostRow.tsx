import { useTranslate } from 'react-admin';
import { formatInstant } from '../../../domain/format';
import type { PostField } from '../../../domain/social/rules';
import type { ChannelPost } from '../../../domain/social/types';
import { Ago } from '../../../ui/plain/Ago';
import { Compact } from '../../../ui/plain/Figure';
import { Picture } from '../../../ui/plain/Picture';
import styles from './posts.module.css';

interface PostRowProps {
  post: ChannelPost;
  fields: readonly PostField[];
  ticked?: boolean;
  onTick?: (on: boolean) => void;
}

/** One post: picture, words leading to it in a new tab, how long ago, and its figures with when they were taken. */
export function PostRow({ post, fields, ticked, onTick }: PostRowProps) {
  const translate = useTranslate();
  const { at, source } = post.taken;
  const words = post.description?.trim() || post.link.replace(/^https:\/\//, '');
  const taken =
    at && source
      ? translate('social.taken', { source: translate(`social.source.${source}`), at: formatInstant(at) })
      : translate('social.never_taken');
  return (
    <tr>
      {onTick && (
        <td className={styles.tick}>
          <input
            type="checkbox"
            aria-label={translate('social.posts.tick', { name: words })}
            checked={ticked ?? false}
            onChange={({ target }) => onTick(target.checked)}
          />
        </td>
      )}
      <td className={styles.post}>
        <a href={post.link} target="_blank" rel="noopener noreferrer" title={words}>
          <Picture src={post.thumbnails} name={words} width={44} />
          <span className={styles.words}>{words}</span>
        </a>
      </td>
      <td className={styles.when}>
        <Ago value={post.published_at} />
      </td>
      {fields.map((field) => (
        <td
          key={field}
          className={styles.figure}
          data-label={translate(`social.field.${field}`)}
          title={post[field] === null ? undefined : taken}
        >
          <Compact value={post[field]} />
        </td>
      ))}
    </tr>
  );
}
