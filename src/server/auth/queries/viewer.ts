import { sql } from 'drizzle-orm';
import { toAccessMap } from '../../../domain/access';
import { proofSeconds } from '../../../domain/limits';
import { isReduced, type UserType, usableGrants } from '../../../domain/roles';
import type { Viewer } from '../../context';
import type { Db } from '../../db/connection';
import { arrayOf, selectRows } from '../../db/list';
import { type Position, positionNow } from '../../db/position';
import { selectNamed } from '../../db/prepared';
import { hasSecondFactor, needsSecondFactor } from '../secondFactor/queries';

/** Somebody with rights and rows as they are now, signed in or not. */
type Person = Omit<Viewer, 'sessionId' | 'proven' | 'key'>;

/** A user as `personColumns` reads it. */
export type PersonRow = {
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

/** What a session is worth at this moment. */
export interface Standing {
  userId: string;
  /** Whether the user may sign in at all. */
  active: boolean;
  /** A role asks for a second factor the user does not have. */
  held: boolean;
  /** Whoever holds the session has shown a short while ago whose it is. */
  proven: boolean;
  /** Another one after every write of what a viewer is made of. */
  version: string;
  /** Where the database stood when this was read. */
  position: Position;
}

/** Somebody signed in with rights and rows as they are now, and what these are the version of. */
export interface Known extends Pick<Standing, 'active' | 'held' | 'version' | 'position'> {
  viewer: Viewer;
}

type StandingRow = { session_id: string; user_id: string } & Omit<Standing, 'userId'>;

/** What sessions are worth, by their ids; those that are gone, ended or revoked, or whose user is gone, are left out. */
export async function findStandings(db: Db, sessionIds: readonly string[]): Promise<Map<string, Standing>> {
  const rows = await selectNamed<StandingRow>(
    db,
    'standings',
    sql`select s.id as session_id, u.id as user_id, ${standing} from ${live} and s.id = any(${arrayOf(sessionIds, 'uuid')})`,
  );
  return new Map(rows.map(({ session_id, user_id, ...row }) => [session_id, { userId: user_id, ...row }]));
}

/** The user of a live session with rights and rows as they are now; null as `findStandings` leaves out. */
export async function findViewer(db: Db, userId: string, sessionId: string): Promise<Known | null> {
  const [row] = await selectNamed<PersonRow & Omit<Standing, 'userId'>>(
    db,
    'viewer',
    sql`select ${personColumns}, ${standing} from ${live} and u.id = ${userId} and s.id = ${sessionId}`,
  );
  if (!row) return null;
  const { active, held, proven, version, position } = row;
  return { viewer: { ...personOf(row), sessionId, proven }, active, held, version, position };
}

const live = sql`users u join sessions s on s.user_id = u.id
  where u.deleted_at is null and s.revoked_at is null and s.expires_at > now()`;

/**
 * What is not kept: of user `u` whether they may sign in, and whether a second factor they lack holds them; and where the
 * database stands.
 */
export const stateColumns = sql`u.active, ${needsSecondFactor(sql`u.id`)} and not ${hasSecondFactor(sql`u.id`)} as held,
  (select ${positionNow}) as position`;

/**
 * The version of what user `u` is made of: a row written again has another xmin, and a role's row is written with its
 * rights (`touch_roles_of_rights`).
 */
export const madeOf = sql`concat_ws(' ', u.xmin,
    (select string_agg(ur.xmin || '-' || r.xmin, ',' order by ur.position, r.id)
      from user_roles ur join roles r on r.id = ur.role_id where ur.user_id = u.id),
    (select string_agg(p.id || '-' || p.xmin, ',' order by p.id) from representatives p where p.user_id = u.id),
    (select k.id from kols k where k.user_id = u.id and k.deleted_at is null))`;

const standing = sql`${stateColumns}, ${madeOf} as version,
  coalesce(s.proved_at > now() - make_interval(secs => ${proofSeconds}), false) as proven`;

/** A user with rights and rows as they are now, in whose name something is done; null where the user is gone or inactive. */
export async function findPerson(db: Db, userId: string): Promise<Person | null> {
  const rows = await selectRows<PersonRow>(
    db,
    sql`select u.active, ${personColumns} from users u where u.id = ${userId} and u.deleted_at is null and u.active`,
  );
  return rows[0] ? personOf(rows[0]) : null;
}

/** Of user `u` what makes a person of it. */
export const personColumns = sql`u.id, u.username, u.fullname, u.type,
  array(select r.name from user_roles ur join roles r on r.id = ur.role_id
        where ur.user_id = u.id and r.status order by ur.position) as roles,
  array(select distinct p.scope || '.' || p.action from user_roles ur join roles r on r.id = ur.role_id
        join role_permissions p on p.role_id = r.id where ur.user_id = u.id and r.status) as grants,
  array(select customer_id from representatives
        where user_id = u.id and customer_id is not null and active and deleted_at is null) as customer_ids,
  array(select brand_id from representatives
        where user_id = u.id and brand_id is not null and active and deleted_at is null) as brand_ids,
  (select k.id from kols k where k.user_id = u.id and k.deleted_at is null) as kol_id`;

/** A user with rights and rows as a row of `personColumns` says. */
export function personOf(row: PersonRow): Person {
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
