import type { Grant } from '../access';
import type { Instant } from '../units';

/** What every API key begins with, so that people and scanners know one where it lies. */
export const apiKeyPrefix = 'khk_';

/** An API key as its owner is told of it. */
export interface OwnApiKey {
  id: string;
  name: string;
  /** Its last four characters, to tell it from others. */
  ending: string;
  /** What was chosen for it; it may what its owner may of that at each call. */
  grants: Grant[];
  created_at: Instant;
  expires_at: Instant;
  /** When it last called, exact to ten minutes; null where it never did. */
  last_used_at: Instant | null;
}

/** An API key just made. */
export interface MadeApiKey extends OwnApiKey {
  /** The key itself, told this once. */
  secret: string;
}
