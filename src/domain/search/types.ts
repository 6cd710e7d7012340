import type { CampaignStatus } from '../campaigns/values';
import type { Network } from '../networks';

/** A record that was found, with what its line and its page's address need. */
export interface SearchHit {
  id: string;
  code: string;
  name: string;
  picture: string | null;
}

export interface CampaignHit extends SearchHit {
  status: CampaignStatus;
}

/** A post of a campaign, with what its line and the address it is opened at need. */
export interface PostHit {
  id: string;
  social_type: Network;
  thumbnail: string | null;
  kol: { stage_name: string; avatar: string | null };
  campaign: { id: string; name: string; status: CampaignStatus };
}

/** A hashtag without its mark, and how many of the caller's active posts and of their campaigns bear it. */
export interface HashtagHit {
  tag: string;
  posts: number;
  campaigns: number;
}

/**
 * What `GET /search` answers: at most 5 hits a group, best first; a group the caller may not read is absent. A link to a
 * post is answered with the posts it is of alone.
 */
export interface SearchAnswer {
  kols?: SearchHit[];
  brands?: SearchHit[];
  customers?: SearchHit[];
  campaigns?: CampaignHit[];
  /** By their derived code, `YC-3F2A9C01`. */
  requests?: SearchHit[];
  users?: SearchHit[];
  hashtags?: HashtagHit[];
  posts?: PostHit[];
}
