import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import type { FoundPost } from '../../../domain/campaigns/foundPosts';
import { formatInstant } from '../../../domain/format';
import { paging } from '../../../domain/limits';
import { useRead } from '../../../ui/console/data/useRead';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import styles from './found.module.css';

interface RejectedPostRowsProps {
  campaignId: string;
  busy: boolean;
  onRestore: (post: FoundPost) => void;
}

/** What was said not to be of the campaign, read when it is asked for; each can be taken back. */
export function RejectedPostRows({ campaignId, busy, onRestore }: RejectedPostRowsProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  const { data, error, refetch } = useRead<FoundPost[]>(
    'foundPostList',
    { params: { id: campaignId }, query: { state: 'rejected', size: paging.largestSize } },
    { enabled: open },
  );
  return (
    <div>
      <button type="button" className={styles.toggle} aria-expanded={open} onClick={() => setOpen(!open)}>
        {translate('foundPosts.rejected')}
      </button>
      {open && error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {open && data?.length === 0 && <p className={styles.none}>{translate('foundPosts.none_rejected')}</p>}
      {open && data && data.length > 0 && (
        <ul className={styles.rows}>
          {data.map((post) => (
            <li key={post.id}>
              <span className={styles.line}>
                {[post.kol.stage_name, formatInstant(post.post_time), post.content].filter(Boolean).join(' · ')}
              </span>
              <Button size="small" disabled={busy} onClick={() => onRestore(post)}>
                {translate('foundPosts.undo')}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
