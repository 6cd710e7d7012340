import { sql } from 'drizzle-orm';
import type { PersonRef } from '../../../domain/campaigns/types';
import { statusesOfGroup } from '../../../domain/campaigns/values';
import { AppError } from '../../../domain/errors';
import { campaignFrom, campaignMatches, campaignVisible } from '../../campaigns/queries/list';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { personJson } from '../../db/fragments';
import { allOf, arrayOf, selectRows } from '../../db/list';
import { workedInBy } from './sows';

/** Who works in running campaigns somebody manages or supervises, by name; without themselves. */
export async function findTeam(db: Db, leader: string): Promise<PersonRef[]> {
  const rows = await selectRows<{ person: PersonRef }>(
    db,
    sql`select ${personJson('u')} as person from users u
      where u.id <> ${leader} and u.active and u.deleted_at is null and exists (
        select 1 from campaign_people member
          join campaign_people lead on lead.campaign_id = member.campaign_id and lead.user_id = ${leader}
            and lead.duty in ('manager', 'supervisor')
          join campaigns c on c.id = member.campaign_id and c.deleted_at is null
            and c.status = any(${arrayOf(statusesOfGroup.inprogress, 'text')})
        where member.user_id = u.id)
      order by u.fullname, u.id`,
  );
  return rows.map(({ person }) => person);
}

/** Who of these people works in which running campaign. */
export function findWork(db: Db, people: readonly string[]): Promise<{ campaign_id: string; user_id: string }[]> {
  return selectRows(
    db,
    sql`select distinct cp.campaign_id, cp.user_id from campaign_people cp join campaigns c on c.id = cp.campaign_id
      where cp.user_id = any(${arrayOf(people, 'uuid')}) and c.deleted_at is null
        and c.status = any(${arrayOf(statusesOfGroup.inprogress, 'text')})`,
  );
}

/** Running campaigns of these people that are behind their pace, or past their last day, as the list finds them. */
export async function findLate(
  db: Db,
  viewer: Viewer,
  people: readonly string[],
): Promise<Record<'behind' | 'overdue', ReadonlySet<string>>> {
  const ids = async (filter: { pace: 'behind' } | { overdue: true }) => {
    const query = { ...filter, filter_status: 'inprogress' as const };
    const rows = await selectRows<{ id: string }>(
      db,
      sql`select c.id ${campaignFrom} where ${allOf(campaignMatches(viewer, query), campaignVisible(viewer), workedInBy(people))}`,
    );
    return new Set(rows.map(({ id }) => id));
  };
  return { behind: await ids({ pace: 'behind' }), overdue: await ids({ overdue: true }) };
}

/** A user as shown beside a record. */
export async function findPersonRef(db: Db, id: string): Promise<PersonRef> {
  const rows = await selectRows<{ person: PersonRef }>(
    db,
    sql`select ${personJson('u')} as person from users u where u.id = ${id}`,
  );
  const [found] = rows;
  if (!found) throw new AppError('user_not_exist');
  return found.person;
}
