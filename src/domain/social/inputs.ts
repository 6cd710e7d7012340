import type { InputsOf } from '../input';
import type { socialEndpoints } from './endpoints';
import { platformQuery, socialNetworkQuery, socialOverviewQuery } from './schema';

/** What the calls of social are sent. */
export const socialInputs = {
  socialFacebook: { query: platformQuery },
  socialInstagram: { query: platformQuery },
  socialTiktok: { query: platformQuery },
  socialYoutube: { query: platformQuery },
  socialOverview: { query: socialOverviewQuery },
  socialNetworkData: { query: socialNetworkQuery },
} satisfies InputsOf<typeof socialEndpoints>;
