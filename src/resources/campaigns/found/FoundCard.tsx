import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FoundPost } from '../../../domain/campaigns/foundPosts';
import { PostCard } from '../../../ui/console/posts/PostCard';
import { WebLink } from '../../../ui/console/record/WebLink';
import { useWorkName } from '../acceptance/useWorkName';
import { Caption } from './Caption';
import styles from './found.module.css';

interface FoundCardProps {
  post: FoundPost;
  busy: boolean;
  onLook: () => void;
  /** Absent where this person may not decide. */
  onAccept?: (sow: string | null) => void;
  onReject?: () => void;
}

/** One found post: what it shows and says, why it was found, and which SOW it is for. */
export function FoundCard({ post, busy, onLook, onAccept, onReject }: FoundCardProps) {
  const translate = useTranslate();
  const workName = useWorkName();
  const [chosen, setChosen] = useState(post.sow_id ?? '');
  const { social_type, sows, reasons } = post;
  const sow = sows.some(({ id }) => id === chosen) ? chosen : '';
  const nameOf = (one: FoundPost['sows'][number]) =>
    `${workName({ ...one, social_type })} · ${one.posted}/${one.post_count}`;
  return (
    <PostCard post={post} onLook={onLook} wide caption={<Caption text={post.content} marks={reasons} />}>
      <ul className={styles.reasons} aria-label={translate('foundPosts.reasons')}>
        {reasons.map(({ kind, text }) => (
          <li key={`${kind} ${text}`} className={kind === 'keyword' ? styles.weak : styles.strong}>
            {translate(`foundPosts.reason.${kind}`, { text })}
          </li>
        ))}
      </ul>
      <span className={styles.address}>
        <WebLink url={post.url_post} />
      </span>
      {onAccept && (
        <div className={styles.actions}>
          {sows.length === 1 ? (
            <span className={styles.sow}>{sows[0] && nameOf(sows[0])}</span>
          ) : (
            <select
              className={styles.choice}
              aria-label={translate('foundPosts.sow')}
              value={sow}
              onChange={(event) => setChosen(event.target.value)}
            >
              <option value="">{translate('foundPosts.choose_sow')}</option>
              {sows.map((one) => (
                <option key={one.id} value={one.id}>
                  {nameOf(one)}
                </option>
              ))}
            </select>
          )}
          <Button
            variant="outlined"
            size="small"
            startIcon={<AddIcon />}
            disabled={busy || (sows.length > 1 && !sow)}
            onClick={() => onAccept(sow || null)}
          >
            {translate('foundPosts.add')}
          </Button>
          <Button size="small" disabled={busy} onClick={onReject}>
            {translate('foundPosts.reject')}
          </Button>
        </div>
      )}
    </PostCard>
  );
}
