import type { SowTargets } from './queries/sows';

/** A SOW whose followers count. */
export type FollowedSow = SowTargets & { followers: number };

/** The SOWs whose followers count in a campaign: of each KOL and network the one with the most, the first of several (CONTRACT.md §5). */
export function followedSows(sows: readonly SowTargets[]): FollowedSow[] {
  const most = new Map<string, FollowedSow>();
  for (const sow of sows) {
    if (!sow.is_online || sow.followers === null) continue;
    const key = `${sow.kol.id} ${sow.social_type}`;
    const known = most.get(key);
    if (!known || sow.followers > known.followers) most.set(key, { ...sow, followers: sow.followers });
  }
  return [...most.values()];
}
