import { useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import type { CampaignPost } from '../../../domain/campaigns/types';
import styles from './parts.module.css';

/** What another target, or none, does to the short link that stands in the post already; nothing while it stays. */
export function TargetMoved({ post }: { post: Pick<CampaignPost, 'shortened_link' | 'original_url'> }) {
  const translate = useTranslate();
  const entered: string = useWatch({ name: 'original_url' }) ?? '';
  const target = entered.trim();
  const link = post.shortened_link;
  if (!link || !post.original_url || target === post.original_url) return null;
  return (
    <p className={styles.moved} role="status">
      {translate(target === '' ? 'parts.post.target_gone' : 'parts.post.target_moved', { link })}
    </p>
  );
}
