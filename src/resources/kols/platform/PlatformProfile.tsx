import Skeleton from '@mui/material/Skeleton';
import type { KolDetail } from '../../../domain/kols/types';
import type { Network } from '../../../domain/networks';
import { platformCalls } from '../../../domain/social/endpoints';
import type { PlatformProfile as Profile } from '../../../domain/social/types';
import type { DayRange } from '../../../ui/console/range/range';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { useCall } from '../../../ui/console/useCall';
import { Followers } from './Followers';
import { ProfileHead } from './ProfileHead';
import { RecentPosts } from './RecentPosts';

interface PlatformProfileProps {
  kol: KolDetail;
  network: Network;
  socialId: string;
  range: DayRange;
  staff: boolean;
  /** Whether the network has not answered yet. */
  isBeingRead: boolean;
}

const recentPosts = 10;

/** One account in a period: who it is, its followers, its recent posts (spec 1 §2 KOL detail). */
export function PlatformProfile({ kol, network, socialId, range, staff, isBeingRead }: PlatformProfileProps) {
  const { answer, error, loading, retry } = useCall<Profile>(
    platformCalls[network],
    {
      query: {
        kol_id: kol.id,
        social_id: socialId,
        start_date: range.start,
        end_date: range.end,
        max_number: recentPosts,
      },
    },
    isBeingRead,
  );
  if (error) return <ErrorState error={error} onRetry={retry} />;
  if (!answer) return <Skeleton variant="rounded" height={420} aria-busy="true" />;
  return (
    <div aria-busy={loading}>
      <ProfileHead profile={answer} staff={staff} />
      <Followers profile={answer} onReload={retry} />
      <RecentPosts posts={answer.latest_posts} network={network} mayTick={staff} />
    </div>
  );
}
