import { useStore } from 'react-admin';
import type { CampaignStatus } from '../../../domain/campaigns/values';

/** Which columns of final statuses this person unfolded on this device. */
export function useUnfolded() {
  const [kept, keep] = useStore<unknown>('campaignBoard.unfolded');
  const unfolded: unknown[] = Array.isArray(kept) ? kept : [];
  return {
    isUnfolded: (status: CampaignStatus) => unfolded.includes(status),
    fold: (status: CampaignStatus) => keep(unfolded.filter((one) => one !== status)),
    unfold: (status: CampaignStatus) => keep([...unfolded, status]),
  };
}
