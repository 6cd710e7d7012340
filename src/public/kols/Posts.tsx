import { formatCompact, formatDayOf } from '../../domain/format';
import type { PublicKolDetail, PublicPost } from '../../domain/kols/types';
import { networkNames } from '../../domain/networks';
import { NetworkIcon } from '../../ui/plain/NetworkIcon';
import { Photo } from '../../ui/plain/report/Photo';
import { usePage } from '../pageContext';
import { safeLink } from '../report/safeLink';
import styles from './Kol.module.css';

interface PostsProps {
  social: PublicKolDetail['socials'][number];
  /** Whose they are: its initials stand for a picture that is not there. */
  name: string;
}

/** The newest posts of an account; nothing where none are known. */
export function Posts({ social: { social_type, latest_posts }, name }: PostsProps) {
  const { say } = usePage();
  if (latest_posts.length === 0) return null;
  return (
    <>
      <h3>
        <NetworkIcon network={social_type} size={18} />{' '}
        {say('publicSite.kol.posts_on', { network: networkNames[social_type] })}
      </h3>
      <ul className={styles.cards}>
        {latest_posts.map((post) => (
          <Post key={post.link} post={post} name={name} />
        ))}
      </ul>
    </>
  );
}

const counts = ['view_count', 'like_count', 'comment_count', 'share_count'] as const;

function Post({ post, name }: { post: PublicPost; name: string }) {
  const { language, say } = usePage();
  const day = formatDayOf(post.published_at);
  const known = counts.flatMap((count) => {
    const value = post[count];
    return value === null ? [] : [say(`publicSite.kol.${count}`, { count: formatCompact(value, language) })];
  });
  return (
    <li>
      <a href={safeLink(post.link) ?? undefined} target="_blank" rel="noopener noreferrer nofollow">
        <Photo
          src={post.thumbnails}
          name={name}
          alt=""
          width={320}
          height={320}
          sizes="(max-width: 430px) 43vw, 240px"
        />
        <span className={styles.words}>{post.description?.trim() || say('publicSite.kol.post', { day })}</span>
      </a>
      <span className={styles.about}>{[day, ...known].join(' · ')}</span>
    </li>
  );
}
