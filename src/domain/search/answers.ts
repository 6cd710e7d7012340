import type { SearchAnswer } from './types';

/** What the calls of the search answer. */
export interface SearchAnswers {
  search: SearchAnswer;
}
