import { useTranslate } from 'react-admin';
import type { CalendarPost } from '../../../domain/campaigns/calendar';
import { formatInstant } from '../../../domain/format';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { CampaignLink } from '../CampaignLink';
import styles from './entries.module.css';

/** A post on its day, leading to the post itself: when, where and by whom; whose link is broken is crossed out. */
export function PostEntry({ post, whole = false }: { post: CalendarPost; whole?: boolean }) {
  const translate = useTranslate();
  const time = formatInstant(post.post_time).slice(0, 5);
  const broken = post.is_active === false;
  const words = [
    time,
    post.kol.stage_name,
    post.campaign.name,
    ...(broken ? [translate('campaigns.post.inactive')] : []),
  ].join(' · ');
  return (
    <CampaignLink
      campaign={post.campaign}
      post={post.id}
      className={`${styles.post} ${broken ? styles.broken : ''}`}
      title={words}
    >
      <NetworkIcon network={post.social_type} size={12} />
      <span className={styles.time}>{time}</span>
      <span className={styles.kol}>
        {whole ? `${post.kol.stage_name} · ${post.campaign.name}` : post.kol.stage_name}
      </span>
    </CampaignLink>
  );
}
