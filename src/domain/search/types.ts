import type { CampaignStatus } from '../campaigns/values';

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

/** A hashtag without its mark, and how many of the caller's active posts and of their campaigns bear it. */
export interface HashtagHit {
  tag: string;
  posts: number;
  campaigns: number;
}

/** What `GET /search` answers: at most 5 hits a group, best first; a group the caller may not read is absent. */
export interface SearchAnswer {
  kols?: SearchHit[];
  brands?: SearchHit[];
  customers?: SearchHit[];
  campaigns?: CampaignHit[];
  hashtags?: HashtagHit[];
}
