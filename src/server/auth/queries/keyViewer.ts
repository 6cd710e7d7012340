import { sql } from 'drizzle-orm';
import { apiKeyLimits } from '../../../domain/limits';
import type { Db } from '../../db/connection';
import { arrayOf } from '../../db/list';
import { selectNamed } from '../../db/prepared';
import { type Known, madeOf, type PersonRow, personColumns, personOf, type Standing, stateColumns } from './viewer';

/** What an API key is worth at this moment. */
export interface KeyStanding extends Omit<Standing, 'userId' | 'proven'> {
  keyId: string;
  expired: boolean;
  /** Whether its last use was noted a short while ago. */
  noted: boolean;
}

/** Whom a key stands for, with those of their rights and rows that it has, and what these are the version of. */
export interface KnownKey extends KeyStanding, Pick<Known, 'viewer'> {}

type Row = { key_hash: string; key_id: string } & Omit<KeyStanding, 'keyId'>;

/** What keys are worth, by their hashes; those that are not there, are revoked, or whose user is gone, are left out. */
export async function findKeyStandings(db: Db, hashes: readonly string[]): Promise<Map<string, KeyStanding>> {
  const rows = await selectNamed<Row>(
    db,
    'key_standings',
    sql`select ${standing} from ${live} and ak.key_hash = any(${arrayOf(hashes, 'text')})`,
  );
  return new Map(rows.map(({ key_hash, ...row }) => [key_hash, standingOf(row)]));
}

/** Whom the key of this hash stands for; null as `findKeyStandings` leaves out. */
export async function findKeyViewer(db: Db, hash: string): Promise<KnownKey | null> {
  const [row] = await selectNamed<Row & PersonRow & { key_name: string; key_grants: string[] }>(
    db,
    'key_viewer',
    sql`select ${personColumns}, ak.name as key_name, ak.grants as key_grants, ${standing}
      from ${live} and ak.key_hash = ${hash}`,
  );
  if (!row) return null;
  const person = personOf({ ...row, grants: row.grants.filter((grant) => row.key_grants.includes(grant)) });
  const key = { id: row.key_id, name: row.key_name };
  return { ...standingOf(row), viewer: { ...person, sessionId: '', proven: false, key } };
}

function standingOf({ key_id, active, held, version, position, expired, noted }: Omit<Row, 'key_hash'>): KeyStanding {
  return { keyId: key_id, active, held, version, position, expired, noted };
}

const live = sql`users u join api_keys ak on ak.user_id = u.id where u.deleted_at is null and ak.revoked_at is null`;

const standing = sql`ak.key_hash, ak.id as key_id, ${stateColumns}, ${madeOf} || ' ' || ak.xmin as version,
  ak.expires_at <= now() as expired,
  coalesce(ak.last_used_at > now() - make_interval(secs => ${apiKeyLimits.usedSeconds}), false) as noted`;
