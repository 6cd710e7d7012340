import * as yup from 'yup';
import { idsFilter, listQuery, manyFilter, searchFilter } from '../lists';
import { networks, type PostMetric, postMetrics } from '../networks';
import type { CampaignPost } from './types';

/** Whether a post has been read at all. */
export const figureStates = ['known', 'unknown'] as const;

/**
 * Query of `GET /campaigns/{id}/posts`. `by` orders by a figure, in the direction `sort` says, unknown ones last; without
 * it NAME is the KOL's and DATE the day of publishing. `is_active` is ignored for those who are not told.
 */
export const postListQuery = listQuery({
  name: searchFilter(),
  social_type: manyFilter(networks),
  kol_id: idsFilter(),
  is_active: yup.boolean(),
  figures: yup.string().oneOf(figureStates),
  by: yup.string().oneOf(postMetrics),
});
export type PostListQuery = yup.InferType<typeof postListQuery>;

/** Query of `GET /campaigns/{id}`: a part that would be heavy may be left out. */
export const campaignDetailQuery = yup.object({ without: yup.string().oneOf(['posts'] as const) });

/** Sums over every post a query finds, not only those of the page; `known` of `of` posts have the figure. */
export type PostSums = Record<PostMetric, { sum: number | null; known: number }> & { of: number };

/** `GET /campaigns/{id}/posts`: a list with its sums. */
export interface PostPage {
  data: CampaignPost[];
  total?: number;
  page: number;
  size: number;
  sums: PostSums;
}
