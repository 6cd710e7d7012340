import { useGetOne, useTranslate } from 'react-admin';
import type { CampaignPost, CampaignView } from '../../../domain/campaigns/types';
import { RecordEdit } from '../../../ui/console/edit/RecordEdit';
import { BottomDrawer } from '../../../ui/console/form/BottomDrawer';
import { whole } from '../../../ui/console/record/whole';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { DrawerSkeleton } from '../detail/DrawerSkeleton';
import { PostEdit } from './PostEdit';
import { PostFacts } from './PostFacts';
import { usePartRights } from './usePartRights';

interface PostDrawerProps {
  campaign: CampaignView;
  id: string;
  onClose: () => void;
}

const resource = 'campaignPosts';

/** One post: to be changed by those who may, else to be read. */
export function PostDrawer({ campaign, id, onClose }: PostDrawerProps) {
  const translate = useTranslate();
  const { change } = usePartRights(campaign);
  const asked = { id, meta: whole(resource) };
  const { data: post, error, refetch } = useGetOne<CampaignPost>(resource, asked, { retry: false });
  const title = post
    ? translate('parts.post.edit_title', { name: post.kol.stage_name })
    : translate('campaigns.tab.posts');
  return (
    <BottomDrawer wide title={title} onClose={onClose}>
      {change ? (
        <RecordEdit<CampaignPost> resource={resource} id={id} outline={<DrawerSkeleton />}>
          {(record) => <PostEdit campaign={campaign} post={record} onClose={onClose} />}
        </RecordEdit>
      ) : (
        <>
          {error && !post && <ErrorState error={error} onRetry={() => void refetch()} />}
          {!error && !post && <DrawerSkeleton />}
          {post && <PostFacts post={post} />}
        </>
      )}
    </BottomDrawer>
  );
}
