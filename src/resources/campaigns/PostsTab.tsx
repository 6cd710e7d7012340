import type { CampaignView } from '../../domain/campaigns/types';
import { PostTable } from './detail/PostTable';
import { ImportButton } from './ImportButton';
import { AddPostButton } from './parts/AddPart';
import { usePartPlace } from './parts/usePartPlace';

interface PostsTabProps {
  campaign: CampaignView;
  onChanged: () => void;
}

/** The campaign's posts with their latest metrics; a row opens in a drawer that the address remembers. */
export function PostsTab({ campaign, onChanged }: PostsTabProps) {
  const { open } = usePartPlace();
  return (
    <PostTable
      campaign={campaign}
      onOpen={(post) => open({ post: post.id })}
      actions={
        <>
          <AddPostButton campaign={campaign} />
          <ImportButton campaign={campaign} kind="post" onChanged={onChanged} />
        </>
      }
    />
  );
}
