import type { SowProgress } from './types';

/**
 * How many SOWs promised posts and have none yet: what a campaign costs counts their prices, what it got not theirs, so
 * its cost per engagement and per view still falls (CONTRACT.md §5).
 */
export function unpostedSows(progress: readonly SowProgress[]): number {
  const isUnposted = ({ postProcess }: SowProgress) =>
    postProcess.some(({ type, current, target }) => type === 'quantity' && current === 0 && Boolean(target));
  return progress.filter(isUnposted).length;
}
