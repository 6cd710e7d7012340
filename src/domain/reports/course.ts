import type { PaceCourse, PaceFigures } from '../campaigns/pace';
import type { ProgressType } from './metrics';
import type { ProgressRow } from './types';

/** What a campaign's pace is judged by, out of its progress. */
export function courseOf(progress: readonly ProgressRow[]): PaceCourse {
  const of = (type: ProgressType): PaceFigures => {
    const { current = null, target = null, known = 0, of: posts = 0 } = progress.find((row) => row.type === type) ?? {};
    return { current, target, known, of: posts };
  };
  return { posts: of('quantity'), views: of('views'), engagement: of('engagement') };
}
