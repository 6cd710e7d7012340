import { refuse } from '../../domain/errors';
import type { ApprovalOf, Standing } from '../approvals/approvable';
import type { Ctx } from '../context';
import { newId } from '../ids';
import { revokeConsentsOf } from '../jobs/consents';
import { askForAccounts } from '../jobs/readings';
import { recordMetrics } from '../ledger/record';
import { type Account, accountsOf, type KolColumns, type KolFields, kolColumns, type Places } from './fields';
import { mayApprove } from './guards';
import { pricesOf, rangeOfFields } from './prices';
import { problemsOf, unlinkProblems } from './problems';
import { findRunningNetworks, findSurroundings } from './queries/surroundings';
import {
  insertJobs,
  insertPrices,
  insertSectors,
  insertSocials,
  removeJobs,
  removePrices,
  removeSectors,
  removeSocials,
  updateKol,
  withCardsAfter,
} from './queries/writes';
import { namedChanges } from './trail';

/** KOLs as records that wait for approval; `places` says where the accounts of the input stand in it. */
export function kolApproval(places: Places = new Map()): ApprovalOf<KolFields> {
  return {
    entity: 'kol',
    isTrusted: mayApprove,
    async check(tx, { id, fields: before }, fields) {
      const around = await findSurroundings(tx.db, wantedOf([fields]));
      refuse(problemsOf(fields, around, id, places));
      refuse(unlinkProblems(before, fields, await findRunningNetworks(tx.db, id)));
    },
    write: (tx, { id, fields: before }, fields, standing) => writeKol(tx, id, before, fields, standing),
    nameOf: ({ stage_name }) => stage_name,
    async named(tx, changes) {
      return namedChanges(changes, (await findSurroundings(tx.db, { codes: [], urls: [] })).sectors);
    },
  };
}

/** What to look up before these KOLs can be checked. */
export function wantedOf(all: readonly KolFields[]): { codes: string[]; urls: string[] } {
  return {
    codes: all.map(({ code }) => code),
    urls: all.flatMap((fields) => accountsOf(fields).map(({ url }) => url)),
  };
}

/** The columns of the kols table that fields fill. */
export function columnsOf(fields: KolFields): KolColumns {
  const own = Object.fromEntries(kolColumns.map((column) => [column, fields[column]])) as KolColumns;
  return { ...own, ...rangeOfFields(fields) };
}

/** Rows that link a KOL with its sectors, jobs and prices. */
export function linksOf(kol_id: string, fields: KolFields) {
  return {
    sectors: fields.sectors.map((sector_id, position) => ({ kol_id, sector_id, position })),
    jobs: fields.jobs.map((job_code) => ({ kol_id, job_code })),
    prices: pricesOf(fields).map((price) => ({ kol_id, ...price })),
  };
}

const differ = (a: readonly string[], b: readonly string[]) => a.join() !== b.join();
const listed = (fields: KolFields) => pricesOf(fields).map((one) => Object.values(one).join(' '));

async function writeKol(tx: Ctx, id: string, before: KolFields, after: KolFields, standing?: Standing) {
  const links = linksOf(id, after);
  await withCardsAfter(tx.db, [id], async () => {
    await updateKol(tx.db, id, { ...columnsOf(after), ...standing });
    if (differ(before.sectors, after.sectors)) {
      await removeSectors(tx.db, id);
      await insertSectors(tx.db, links.sectors);
    }
    if (differ(before.jobs, after.jobs)) {
      await removeJobs(tx.db, id);
      await insertJobs(tx.db, links.jobs);
    }
    if (differ(listed(before), listed(after))) {
      await removePrices(tx.db, id);
      await insertPrices(tx.db, links.prices);
    }
    await writeAccounts(tx, id, accountsOf(before), accountsOf(after));
  });
}

/** An account with another address is another account: what was read of the former is not the new one's. */
async function writeAccounts(tx: Ctx, kolId: string, before: readonly Account[], after: readonly Account[]) {
  const stays = (one: Account, others: readonly Account[]) =>
    others.some(({ id, url }) => id === one.id && url === one.url);
  const gone = before.filter((account) => !stays(account, after));
  const ids = gone.map(({ id }) => id);
  await revokeConsentsOf(tx.db, ids);
  await removeSocials(tx.db, ids);
  const left = new Set(ids);
  const added = after.filter((account) => !stays(account, before));
  await linkAccounts(
    tx,
    added.map((account) => ({ kol_id: kolId, ...account, id: left.has(account.id) ? newId() : account.id })),
  );
}

/** Links new accounts; followers somebody named are a reading of that person's (CONTRACT.md §5). */
export async function linkAccounts(tx: Ctx, added: readonly (Account & { kol_id: string })[]): Promise<void> {
  const captured_at = new Date();
  await insertSocials(
    tx.db,
    added.map((account) => ({
      ...account,
      latest_update_date: account.follower_count === null ? null : captured_at,
    })),
  );
  await askForAccounts(
    tx,
    added.map(({ id }) => id),
  );
  const counted = added.filter(({ follower_count }) => follower_count !== null);
  if (counted.length === 0) return;
  await recordMetrics(
    tx.db,
    counted.map(({ id, kol_id, follower_count }) => ({
      owner_id: kol_id,
      subject_id: id,
      subject_type: 'social',
      metric: 'follower',
      value: follower_count,
      source: 'manual',
      captured_at,
      actor_id: tx.viewer?.id ?? null,
    })),
  );
}
