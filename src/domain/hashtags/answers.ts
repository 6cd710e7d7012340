import type { KolBrands } from './types';

/** What the calls of hashtags answer. */
export interface HashtagAnswers {
  kolBrandsFilter: KolBrands;
}
