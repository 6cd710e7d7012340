import type { CampaignView } from '../../domain/campaigns/types';
import { useReducedView } from '../../ui/console/access/useAccess';
import { PlannedPosts } from './contents/PlannedPosts';
import { PostTable } from './detail/PostTable';
import { AddPostButton } from './parts/AddPart';
import { usePartPlace } from './parts/usePartPlace';
import { useImportPart } from './useImportPart';

/** The campaign's posts with their latest metrics; a row opens in a drawer that the address remembers. */
export function PostsTab({ campaign }: { campaign: CampaignView }) {
  const { open } = usePartPlace();
  const isStaff = !useReducedView();
  const { button, dialog } = useImportPart(campaign, 'post');
  return (
    <>
      <PostTable
        campaign={campaign}
        onOpen={(post) => open({ post: post.id })}
        actions={
          <>
            <AddPostButton campaign={campaign} />
            {button}
          </>
        }
      />
      {isStaff && <PlannedPosts campaign={campaign} />}
      {dialog}
    </>
  );
}
