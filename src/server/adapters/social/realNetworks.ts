import type { Network } from '../../../domain/networks';
import type { NetworkKeys } from '../../config';
import type { Budget } from './budget';
import { facebookNetwork } from './facebook';
import { instagramNetwork } from './instagram';
import type { SocialNetworks } from './network';
import { tiktokNetwork } from './tiktok';
import { youtubeNetwork } from './youtube';

/** The networks this installation has keys of, each within its budget. */
export function realNetworks(
  { youtube, meta, tiktok }: NetworkKeys,
  budgetOf: (network: Network) => Budget,
): SocialNetworks {
  return {
    ...(meta && {
      facebook: facebookNetwork({ ...meta, budget: budgetOf('facebook') }),
      instagram: instagramNetwork({ ...meta, budget: budgetOf('instagram') }),
    }),
    ...(tiktok && { tiktok: tiktokNetwork({ ...tiktok, budget: budgetOf('tiktok') }) }),
    ...(youtube && { youtube: youtubeNetwork({ ...youtube, budget: budgetOf('youtube') }) }),
  };
}
