import Skeleton from '@mui/material/Skeleton';
import type { KolDetail } from '../../../domain/kols/types';
import type { Network } from '../../../domain/networks';
import { platformCalls } from '../../../domain/social/endpoints';
import type { PlatformProfile as Profile } from '../../../domain/social/types';
import { useRead } from '../../../ui/console/data/useRead';
import type { DayRange } from '../../../ui/console/range/range';
import { ErrorState } from '../../../ui/console/state/ErrorState';
import { Followers } from './Followers';
import { ProfileHead } from './ProfileHead';
import { ReadingFailure } from './ReadingFailure';
import { RecentPosts } from './RecentPosts';

interface PlatformProfileProps {
  kol: KolDetail;
  network: Network;
  socialId: string;
  range: DayRange;
  staff: boolean;
}

const recentPosts = 10;

/** One account in a period: who it is, its followers, its recent posts (spec 1 §2 KOL detail). */
export function PlatformProfile({ kol, network, socialId, range, staff }: PlatformProfileProps) {
  const { data, error, isFetching, refetch } = useRead<Profile>(platformCalls[network], {
    query: {
      kol_id: kol.id,
      social_id: socialId,
      start_date: range.start,
      end_date: range.end,
      max_number: recentPosts,
    },
  });
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton variant="rounded" height={420} aria-busy="true" />;
  return (
    <div aria-busy={isFetching}>
      <ProfileHead profile={data} staff={staff} />
      <ReadingFailure failure={data.failure} />
      <Followers profile={data} onReload={() => void refetch()} />
      <RecentPosts kol={kol} posts={data.latest_posts} network={network} mayTick={staff} />
    </div>
  );
}
