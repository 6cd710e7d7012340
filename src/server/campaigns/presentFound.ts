import type { FoundPost, MissingPosts } from '../../domain/campaigns/foundPosts';
import { cardMetrics } from '../../domain/postFigures';
import { pick } from '../present';

const foundFields = [
  'id',
  'kol',
  'social_type',
  'url_post',
  'content',
  'post_time',
  'thumbnail',
  ...cardMetrics,
  'metrics_at',
  'reasons',
  'state',
  'sow_id',
  'sows',
] as const satisfies (keyof FoundPost)[];

const missingFields = [
  'sow_id',
  'sow_number',
  'kol',
  'social_type',
  'post_format',
  'post_count',
  'posted',
  'owed',
  'reason',
  'found',
  'unmarked',
  'read_at',
  'days_left',
] as const satisfies (keyof MissingPosts)[];

/** A found post, which staff alone are told of. */
export const presentFoundPost = (post: FoundPost): FoundPost => pick(post, foundFields);

/** What a SOW owes. */
export const presentMissing = (missing: MissingPosts): MissingPosts => pick(missing, missingFields);
