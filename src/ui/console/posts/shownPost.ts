import type { KolRef } from '../../../domain/campaigns/types';
import type { Network } from '../../../domain/networks';
import type { PostFigures } from '../../../domain/postFigures';
import type { Instant } from '../../../domain/units';

/** What a card shows of a post, of a campaign or of a KOL's channel. */
export interface ShownPost extends PostFigures {
  id: string;
  kol: Pick<KolRef, 'stage_name' | 'avatar'>;
  social_type: Network;
  url_post: string;
  content: string | null;
  post_time: Instant | null;
  thumbnail: string | null;
  /** Whether it counts; absent where that is not told, or there is nothing to count for. */
  is_active?: boolean | undefined;
}

/** Whether an address may be led to: http(s) only. */
export const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);
