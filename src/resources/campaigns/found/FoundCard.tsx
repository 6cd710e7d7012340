import AddIcon from '@mui/icons-material/Add';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FoundPost } from '../../../domain/campaigns/foundPosts';
import { formatInstant } from '../../../domain/format';
import { WebLink } from '../../../ui/console/record/WebLink';
import { NetworkIcon } from '../../../ui/plain/NetworkIcon';
import { useWorkName } from '../acceptance/useWorkName';
import { Caption } from './Caption';
import styles from './found.module.css';

interface FoundCardProps {
  post: FoundPost;
  busy: boolean;
  /** Absent where this person may not decide. */
  onAccept?: (sow: string | null) => void;
  onReject?: () => void;
}

/** One found post: what it shows and says, why it was found, and which SOW it is for. */
export function FoundCard({ post, busy, onAccept, onReject }: FoundCardProps) {
  const translate = useTranslate();
  const workName = useWorkName();
  const [chosen, setChosen] = useState(post.sow_id ?? '');
  const { kol, social_type, sows, reasons, thumbnail } = post;
  const sow = sows.some(({ id }) => id === chosen) ? chosen : '';
  const nameOf = (one: FoundPost['sows'][number]) =>
    `${workName({ ...one, social_type })} · ${one.posted}/${one.post_count}`;
  return (
    <article className={styles.card} aria-label={`${kol.stage_name}, ${formatInstant(post.post_time)}`}>
      <div className={styles.picture}>
        {thumbnail ? (
          <img src={thumbnail} alt="" width={96} height={96} loading="lazy" decoding="async" />
        ) : (
          <NetworkIcon network={social_type} size={32} />
        )}
      </div>
      <div className={styles.body}>
        <div className={styles.who}>
          <NetworkIcon network={social_type} size={14} />
          <strong>{kol.stage_name}</strong>
          <span className={styles.time}>{formatInstant(post.post_time)}</span>
        </div>
        <Caption text={post.content} marks={reasons} />
        <ul className={styles.reasons} aria-label={translate('foundPosts.reasons')}>
          {reasons.map(({ kind, text }) => (
            <li key={`${kind} ${text}`} className={kind === 'keyword' ? styles.weak : styles.strong}>
              {translate(`foundPosts.reason.${kind}`, { text })}
            </li>
          ))}
        </ul>
        <WebLink url={post.url_post} />
      </div>
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
            variant="contained"
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
    </article>
  );
}
