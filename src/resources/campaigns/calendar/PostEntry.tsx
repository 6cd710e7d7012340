import { useTranslate } from 'react-admin';
import type { CalendarPost } from '../../../domain/campaigns/calendar';
import { formatInstant } from '../../../domain/format';
import { PostThumb } from '../../../ui/console/posts/PostThumb';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { Picture } from '../../../ui/plain/Picture';
import { CampaignLink } from '../CampaignLink';
import calendar from './calendar.module.css';
import styles from './entries.module.css';

interface PostEntryProps {
  post: CalendarPost;
  /** Says which campaign it is of. */
  whole?: boolean;
  /** Stands on a card that shows its picture already. */
  onCard?: boolean;
}

/**
 * A post on its day, leading to the post itself: its picture, when, where and by whom, in the colour of its campaign's
 * state with the brand's mark; whose link is broken is crossed out.
 */
export function PostEntry({ post, whole = false, onCard = false }: PostEntryProps) {
  const translate = useTranslate();
  const time = formatInstant(post.post_time).slice(0, 5);
  const broken = post.is_active === false;
  const { name, brand, status } = post.campaign;
  const words = [
    time,
    post.kol.stage_name,
    name,
    brand.name,
    translate(`common.status.campaign.${status}`),
    ...(broken ? [translate('campaigns.post.inactive')] : []),
  ].join(' · ');
  return (
    <CampaignLink
      campaign={post.campaign}
      post={post.id}
      className={[styles.post, calendar[status], !whole && styles.narrow, broken && styles.broken]
        .filter(Boolean)
        .join(' ')}
      title={words}
    >
      {!onCard && <PostThumb post={post} />}
      <NetworkIcon network={post.social_type} size={12} />
      <span className={styles.time}>{time}</span>
      <span className={styles.kol}>{whole ? `${post.kol.stage_name} · ${name}` : post.kol.stage_name}</span>
      <Picture src={brand.logo} name={brand.name} width={14} />
    </CampaignLink>
  );
}
