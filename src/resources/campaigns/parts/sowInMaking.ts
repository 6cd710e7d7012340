import type { FieldValues } from 'react-hook-form';
import { type NoSow, sowOfPost } from '../../../domain/campaigns/postRules';
import type { Sow } from '../../../domain/campaigns/types';
import { type Network, networkOfUrl } from '../../../domain/networks';

/** A SOW of a campaign in the making. */
export interface SowInMaking extends Pick<Sow, 'social_type' | 'post_format' | 'post_count' | 'posted'> {
  key: string;
  /** The one it will have. */
  number: number;
  kol_id: string;
  /** Of the posts it has: those that stand before the one that chooses. */
  earlier: number;
}

/** The network a post's address tells, as its inputs hold it. */
export const networkIn = (url: unknown): Network | null => networkOfUrl(String(url ?? '').trim());

type Place = Pick<SowInMaking, 'key' | 'kol_id' | 'social_type' | 'post_format'>;

/** The SOW a post in the making will be of: the one it names, else the one that fits; null while its network is not known. */
export function sowInMakingOf<One extends Place>(sows: readonly One[], post: FieldValues): One | NoSow | null {
  const network = networkIn(post.url_post);
  if (!network) return null;
  const own = sows.filter(({ kol_id }) => kol_id === post.kol_id);
  const named = own.find(({ key }) => key === post.sow_key);
  if (named?.social_type === network) return named;
  return sowOfPost(own, network, post.post_format || null);
}
