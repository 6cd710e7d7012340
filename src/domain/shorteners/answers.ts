import type { Shortener, ShortenerClicks } from './types';

/** What the calls of short links answer. */
export interface ShortenerAnswers {
  shorteners: Shortener;
  shortenerDetail: Shortener;
  shortenerClicks: ShortenerClicks;
  shortenerCreate: Shortener;
  shortenerUpdate: Shortener;
}
