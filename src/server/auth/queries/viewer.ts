import { sql } from 'drizzle-orm';
import { toAccessMap } from '../../../domain/access';
import { proofSeconds } from '../../../domain/limits';
import { isReduced, type UserType, usableGrants } from '../../../domain/roles';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { selectRows } from '../../db/list';
import { hasSecondFactor, needsSecondFactor } from '../secondFactor/queries';

/** Somebody with rights and rows as they are now, signed in or not. */
type Person = Omit<Viewer, 'sessionId' | 'proven'>;

type ViewerRow = {
  id: string;
  username: string;
  fullname: string;
  type: UserType;
  active: boolean;
  roles: string[];
  grants: string[];
  customer_ids: string[];
  brand_ids: string[];
  kol_id: string | null;
};

/**
 * The user of a live session with rights and rows as they are now, in one query.
 * `held`: a role asks for a second factor the user does not have. Null where the user or the session is gone, ended or
 * revoked.
 */
export async function findViewer(
  db: Db,
  userId: string,
  sessionId: string,
): Promise<{ viewer: Viewer; active: boolean; held: boolean } | null> {
  const rows = await selectRows<ViewerRow & { held: boolean; proven: boolean }>(
    db,
    sql`select ${personColumns}, ${needsSecondFactor(sql`u.id`)} and not ${hasSecondFactor(sql`u.id`)} as held,
      coalesce(s.proved_at > now() - make_interval(secs => ${proofSeconds}), false) as proven
    from users u join sessions s on s.user_id = u.id
    where u.id = ${userId} and u.deleted_at is null
      and s.id = ${sessionId} and s.revoked_at is null and s.expires_at > now()`,
  );
  const [row] = rows;
  return row
    ? { viewer: { ...personOf(row), sessionId, proven: row.proven }, active: row.active, held: row.held }
    : null;
}

/** A user with rights and rows as they are now, in whose name something is done; null where the user is gone or inactive. */
export async function findPerson(db: Db, userId: string): Promise<Person | null> {
  const rows = await selectRows<ViewerRow>(
    db,
    sql`select ${personColumns} from users u where u.id = ${userId} and u.deleted_at is null and u.active`,
  );
  return rows[0] ? personOf(rows[0]) : null;
}

const personColumns = sql`u.id, u.username, u.fullname, u.type, u.active,
  array(select r.name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = u.id and r.status order by ur.position) as roles,
  array(select distinct p.scope || '.' || p.action from user_roles ur join roles r on r.id = ur.role_id
        join role_permissions p on p.role_id = r.id where ur.user_id = u.id and r.status) as grants,
  array(select customer_id from representatives
        where user_id = u.id and customer_id is not null and active and deleted_at is null) as customer_ids,
  array(select brand_id from representatives
        where user_id = u.id and brand_id is not null and active and deleted_at is null) as brand_ids,
  (select k.id from kols k where k.user_id = u.id and k.deleted_at is null) as kol_id`;

function personOf(row: ViewerRow): Person {
  return {
    id: row.id,
    username: row.username,
    fullname: row.fullname,
    type: row.type,
    roles: row.roles,
    access: toAccessMap(usableGrants(row.type, row.grants)),
    reduced: isReduced(row),
    customerIds: row.customer_ids,
    brandIds: row.brand_ids,
    kolId: row.kol_id,
  };
}
