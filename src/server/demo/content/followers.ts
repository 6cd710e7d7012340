import { addDays } from '../../../domain/dates';
import type { Random } from './random';

/** Followers at the end of a day (`YYYY-MM-DD`). */
export interface FollowerPoint {
  day: string;
  followers: number;
}

/**
 * A year of weekly follower counts plus the last 30 days daily, oldest first, ending at `current` on `today`.
 * Walks backwards from today, so the last point is exact: steady growth, mild noise, a viral jump now and then.
 */
export function followerHistory(random: Random, current: number, today: string): FollowerPoint[] {
  const yearly = Math.min(1.6, random.logNormal(current < 100_000 ? 0.4 : 0.2, 0.6));
  const daily = Math.log1p(yearly) / 365;
  const jumps = new Map<number, number>();
  for (let index = random.int(0, 3); index > 0; index--) jumps.set(random.int(14, 350), 0.02 + random.float() * 0.09);
  const points: FollowerPoint[] = [];
  let size = current;
  for (let back = 0; back <= 365; back++) {
    const kept = back <= 30 || (back - 30) % 7 === 0 || back === 365;
    if (kept) points.push({ day: addDays(today, -back), followers: Math.max(1, Math.round(size)) });
    const burst = jumps.get(back) ?? (jumps.get(back - 1) ?? 0) * 0.35;
    size /= Math.exp(random.gaussian(daily, daily * 0.9) + burst);
  }
  return points.reverse();
}
