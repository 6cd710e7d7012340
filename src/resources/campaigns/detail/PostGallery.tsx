import type { ReactNode } from 'react';
import { useListContext, useTranslate } from 'react-admin';
import type { CampaignPost } from '../../../domain/campaigns/types';
import { PostCard } from '../../../ui/console/posts/PostCard';
import { PostBones, PostGrid } from '../../../ui/console/posts/PostGrid';
import { ErrorState } from '../../../ui/console/state/ErrorState';

interface PostGalleryProps {
  onLook: (id: string) => void;
  /** Shown where there is nothing at all. */
  empty: ReactNode;
}

/** The posts of the page as cards, each opened large. */
export function PostGallery({ onLook, empty }: PostGalleryProps) {
  const translate = useTranslate();
  const { data, error, isPending, isFetching, perPage, refetch } = useListContext<CampaignPost>();
  if (error && !data?.length) return <ErrorState error={error} onRetry={() => refetch()} />;
  if (isPending) return <PostBones count={Math.min(perPage, 12)} />;
  if (!data?.length) return empty;
  return (
    <PostGrid
      posts={data}
      label={translate('campaigns.tab.posts')}
      isBusy={isFetching}
      onOpen={({ id }) => onLook(id)}
      card={(post) => <PostCard post={post} onLook={() => onLook(post.id)} />}
    />
  );
}
