import { lazy, Suspense } from 'react';
import { looksForPosts } from '../../domain/campaigns/foundPosts';
import type { CampaignView } from '../../domain/campaigns/types';
import { withWords } from '../../providers/pageWords';
import { useMe, useReducedView } from '../../ui/console/access/useAccess';
import { PostBones } from '../../ui/console/posts/PostGrid';
import { ReadNowButton } from '../../ui/console/readings/ReadNowButton';
import { PlannedPosts } from './contents/PlannedPosts';
import { CampaignPosts } from './detail/CampaignPosts';
import { AddPostButton } from './parts/AddPart';
import { usePartPlace } from './parts/usePartPlace';
import { usePartRights } from './parts/usePartRights';
import { useImportPart } from './useImportPart';

const FoundPostCards = lazy(() =>
  withWords(['foundPosts', 'posts'], import('./found/FoundPostCards')).then((module) => ({
    default: module.FoundPostCards,
  })),
);
const MissingPostRows = lazy(() =>
  withWords(['foundPosts'], import('./found/MissingPostRows')).then((module) => ({ default: module.MissingPostRows })),
);

/**
 * The campaign's posts with their latest metrics; a row opens in a drawer that the address remembers. What was found of
 * them stands above for staff, what is missing below, for KOL users their own alone.
 */
export function PostsTab({ campaign }: { campaign: CampaignView }) {
  const { open } = usePartPlace();
  const isStaff = !useReducedView();
  const isLooking = looksForPosts(campaign.status);
  const isTold = useMe().type === 'kol' || isStaff;
  const { change: mayRead } = usePartRights(campaign);
  const { button, dialog } = useImportPart(campaign, 'post');
  return (
    <>
      {/* Together, so that what was found does not push the list down once it is there. */}
      <Suspense fallback={<PostBones count={6} />}>
        {isStaff && isLooking && <FoundPostCards campaign={campaign} />}
        <CampaignPosts
          campaign={campaign}
          onOpen={(post) => open({ post: post.id })}
          actions={
            <>
              <AddPostButton campaign={campaign} />
              {button}
              {mayRead && <ReadNowButton of={{ campaign_id: campaign.id }} />}
            </>
          }
        />
      </Suspense>
      <Suspense>{isTold && isLooking && <MissingPostRows campaign={campaign} />}</Suspense>
      {isStaff && <PlannedPosts campaign={campaign} />}
      {dialog}
    </>
  );
}
