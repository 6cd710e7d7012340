import { sql } from 'drizzle-orm';
import type { AccountProposal, ReturnedAccount } from '../../../../domain/social/consentTypes';
import { type ConsentNetwork, connectMinutes } from '../../../../domain/social/consentValues';
import type { Db } from '../../../db/connection';
import { arrayOf, selectRows } from '../../../db/list';

/** What somebody holds who came back with another account, as hashes. */
export interface ProposalKey {
  token_sha256: string;
  cookie_sha256: string;
  social_type: ConsentNetwork;
}

/** A proposal that can be confirmed. */
export interface Proposal {
  kol_id: string;
  accounts: ReturnedAccount[];
  user_id: string | null;
  invitation_id: string | null;
}

/** Keeps for 10 minutes of the database's clock what somebody came back with; those whose time is over go. */
export async function insertProposal(db: Db, made: ProposalKey & Proposal): Promise<void> {
  await db.execute(sql`delete from social_proposals where expires_at < now()`);
  await db.execute(
    sql`insert into social_proposals (token_sha256, cookie_sha256, kol_id, social_type, accounts, user_id, invitation_id,
        expires_at)
      values (${made.token_sha256}, ${made.cookie_sha256}, ${made.kol_id}, ${made.social_type},
        ${JSON.stringify(made.accounts)}::jsonb, ${made.user_id}, ${made.invitation_id},
        now() + make_interval(mins => ${connectMinutes}))`,
  );
}

/** The proposal somebody holds; undefined where it is unknown, used, over, or another browser's or network's. */
export async function findProposal(db: Db, key: ProposalKey): Promise<Proposal | undefined> {
  const [row] = await selectRows<Proposal>(
    db,
    sql`select kol_id, accounts, user_id, invitation_id from social_proposals where ${held(key)}`,
  );
  return row;
}

/** The same, spent. */
export async function spendProposal(db: Db, key: ProposalKey): Promise<Proposal | undefined> {
  const [row] = await selectRows<Proposal>(
    db,
    sql`delete from social_proposals where ${held(key)} returning kol_id, accounts, user_id, invitation_id`,
  );
  return row;
}

const held = ({ token_sha256, cookie_sha256, social_type }: ProposalKey) =>
  sql`token_sha256 = ${token_sha256} and cookie_sha256 = ${cookie_sha256} and social_type = ${social_type}
    and expires_at > now()`;

/** What a KOL is called and which accounts of a network are linked to it; undefined where it is gone. */
export async function findProposedFor(
  db: Db,
  kolId: string,
  network: ConsentNetwork,
): Promise<Pick<AccountProposal, 'kol' | 'linked'> | undefined> {
  const [row] = await selectRows<Pick<AccountProposal, 'kol' | 'linked'>>(
    db,
    sql`select json_build_object('stage_name', k.stage_name) as kol,
        coalesce((select json_agg(json_build_object('id', s.id, 'url', s.url, 'name', s.name, 'picture', s.thumbnail)
          order by s.id) from socials s where s.kol_id = k.id and s.social_type = ${network} and s.is_linked),
        '[]'::json) as linked
      from kols k where k.id = ${kolId} and k.deleted_at is null`,
  );
  return row;
}

/** Which of these addresses are linked to a KOL. */
export async function findTakenUrls(db: Db, urls: readonly string[]): Promise<Set<string>> {
  const rows = await selectRows<{ url: string }>(
    db,
    sql`select url from socials where is_linked and url = any(${arrayOf(urls, 'text')})`,
  );
  return new Set(rows.map(({ url }) => url));
}
