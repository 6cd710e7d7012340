import type { PersonRef } from '../../domain/campaigns/types';
import type { TodayColleague } from '../../domain/today/types';
import type { Day } from '../../domain/units';
import type { Viewer } from '../context';
import type { Db } from '../db/connection';
import { findLate, findWork } from './queries/people';
import { findLackingSows } from './queries/sows';
import { missingPosts, unmeasuredPosts } from './sows';

/** What waits for each of these people in their running campaigns, who has most first. */
export async function countTeam(
  db: Db,
  viewer: Viewer,
  team: readonly PersonRef[],
  day: Day,
): Promise<TodayColleague[]> {
  const people = team.map(({ id }) => id);
  const [work, late, lacking] = await Promise.all([
    findWork(db, people),
    findLate(db, viewer, people),
    findLackingSows(db, viewer, { day, people }),
  ]);
  const missing = missingPosts(viewer, lacking);
  const unmeasured = unmeasuredPosts(lacking);
  const rows = team.map((person) => {
    const own = new Set(work.filter(({ user_id }) => user_id === person.id).map(({ campaign_id }) => campaign_id));
    const sowsOf = (sows: readonly { campaign_id: string }[]) =>
      sows.filter(({ campaign_id }) => own.has(campaign_id)).length;
    const campaignsOf = (campaigns: ReadonlySet<string>) => [...own].filter((id) => campaigns.has(id)).length;
    return {
      person,
      missing_posts: sowsOf(missing),
      unmeasured: sowsOf(unmeasured),
      behind: campaignsOf(late.behind),
      overdue: campaignsOf(late.overdue),
    };
  });
  const most = (row: TodayColleague) => row.missing_posts + row.unmeasured + row.behind + row.overdue;
  return rows.sort((one, other) => most(other) - most(one));
}
