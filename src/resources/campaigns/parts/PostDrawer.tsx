import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import type { CampaignPost, CampaignView } from '../../../domain/campaigns/types';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useAnswer } from '../../../ui/console/useAnswer';
import { PostEdit } from './PostEdit';
import { PostFacts } from './PostFacts';
import { partRights } from './rights';

interface PostDrawerProps {
  campaign: CampaignView;
  id: string;
  onClose: () => void;
  onChanged: () => void;
}

/** One post: to be changed by those who may, else to be read. */
export function PostDrawer({ campaign, id, onClose, onChanged }: PostDrawerProps) {
  const translate = useTranslate();
  const { answer: post, error, retry } = useAnswer<CampaignPost>('postDetail', id);
  const title = post
    ? translate('parts.post.edit_title', { name: post.kol.stage_name })
    : translate('campaigns.tab.posts');
  return (
    <BottomDrawer wide title={title} onClose={onClose}>
      {error && !post && <ErrorState error={error} onRetry={retry} />}
      {!error && !post && <Skeleton variant="rounded" height={320} />}
      {post && partRights(campaign).change && (
        <PostEdit campaign={campaign} post={post} onClose={onClose} onChanged={onChanged} />
      )}
      {post && !partRights(campaign).change && <PostFacts post={post} />}
    </BottomDrawer>
  );
}
