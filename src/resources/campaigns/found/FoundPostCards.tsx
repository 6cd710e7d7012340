import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import type { FoundAction, FoundPost } from '../../../domain/campaigns/foundPosts';
import type { CampaignView } from '../../../domain/campaigns/types';
import { useRead } from '../../../ui/console/data/useRead';
import { useVerb } from '../../../ui/console/data/useVerb';
import { PostBones, PostGrid } from '../../../ui/console/posts/PostGrid';
import { PostLook } from '../../../ui/console/posts/PostLook';
import { useLook } from '../../../ui/console/posts/useLook';
import { Section } from '../../../ui/console/record/Section';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';
import { usePartRights } from '../parts/usePartRights';
import { FoundCard } from './FoundCard';
import styles from './found.module.css';
import { RejectedPostRows } from './RejectedPostRows';

const shownAtOnce = 6;

/** Posts of the KOLs' channels that may be the campaign's, each to be added or put aside in one press. */
export function FoundPostCards({ campaign }: { campaign: CampaignView }) {
  const translate = useTranslate();
  const notify = useNotify();
  const notifyFailure = useNotifyFailure();
  const { addPost } = usePartRights(campaign);
  const [size, setSize] = useState(shownAtOnce);
  const [rejected, setRejected] = useState<FoundPost | null>(null);
  const look = useLook('found');
  const { data, error, refetch } = useRead<FoundPost[]>('foundPostList', {
    params: { id: campaign.id },
    query: { size },
  });
  const [write, { isPending }] = useVerb<FoundPost>('foundPostDecide');
  const total = campaign.found_posts ?? 0;

  const decide = async (post: FoundPost, action: FoundAction, sow_id?: string | null) => {
    try {
      await write({ params: { id: campaign.id, postId: post.id }, body: { action, ...(sow_id && { sow_id }) } });
      setRejected(action === 'reject' ? post : null);
      if (action === 'accept')
        notify(translate('foundPosts.added', { name: post.kol.stage_name }), { type: 'success' });
    } catch (failure) {
      notifyFailure(failure);
      void refetch();
    }
  };

  return (
    <Section title={translate('foundPosts.title')} description={translate('foundPosts.lead')}>
      {error && <ErrorState error={error} onRetry={() => void refetch()} />}
      {!data && !error && <PostBones count={Math.min(total, shownAtOnce)} room="wide" />}
      {rejected && (
        <p className={styles.note} role="status">
          {translate('foundPosts.put_aside', { name: rejected.kol.stage_name })}
          <Button size="small" disabled={isPending} onClick={() => void decide(rejected, 'restore')}>
            {translate('foundPosts.undo')}
          </Button>
        </p>
      )}
      {data?.length === 0 && <p className={styles.none}>{translate('foundPosts.empty')}</p>}
      {data && data.length > 0 && (
        <PostGrid
          posts={data}
          label={translate('foundPosts.title')}
          room="wide"
          card={(post) => (
            <FoundCard
              post={post}
              busy={isPending}
              onLook={() => look.open(post.id)}
              {...(addPost && {
                onAccept: (sow: string | null) => void decide(post, 'accept', sow),
                onReject: () => void decide(post, 'reject'),
              })}
            />
          )}
        />
      )}
      {data && <PostLook look={look} posts={data} course={() => 'channelPostCourse'} />}
      {data && total > data.length && (
        <Button size="small" onClick={() => setSize(size + 24)}>
          {translate('foundPosts.more', { count: total - data.length })}
        </Button>
      )}
      {addPost && (
        <RejectedPostRows
          campaignId={campaign.id}
          busy={isPending}
          onRestore={(post) => void decide(post, 'restore')}
        />
      )}
    </Section>
  );
}
