import { purseOf } from '../../../domain/networkReadings';
import type { Network } from '../../../domain/networks';
import type { SocialNetwork } from '../../adapters/social/network';
import { inTransaction, type Services } from '../../context';
import { announce } from '../../db/changes';
import { asPlanned, findAhead } from '../../db/networkBudgets';
import { askForReadings } from '../../jobs/readings';
import { ownerOf } from '../consents/owner';
import { readAccount, type Write } from '../sync/account';
import { type AskedTogether, readFigures, togetherByOwner } from '../sync/posts';
import { findAccount, findCampaignPosts } from '../sync/queries';
import { afterFailure } from './failed';
import { closeCircuit, findCircuit } from './queries/circuits';
import { type Leased, leaseNext, settle } from './queries/leases';
import { findWait } from './queries/marks';

/** Short, so that a process that is to end waits for little; whatever is left is asked for anew. */
const longestRun = 10_000;

/** Later than this the timetable asks by itself. */
const longestWait = 600;

/**
 * Reads what is due on a network, first what matters most, until nothing is, the network or its budget allows no more,
 * or `patience` milliseconds have passed; what is read is written as it comes. The answer asks for the next run where
 * one is needed. Any number of these may run at once: what one has leased no other reads.
 */
export async function readNetwork(services: Services, network: Network, patience = longestRun): Promise<Write> {
  const connected = services.social[network];
  const begun = performance.now();
  while (connected && performance.now() - begun < patience) {
    if (!(await readNext(services, network, connected))) break;
  }
  return async (tx) => {
    const wait = connected ? await findWait(tx.db, network, await aheadOf(tx, network, connected)) : null;
    if (wait !== null && wait <= longestWait) await askForReadings(tx.db, [network], wait);
    await announce(tx.db, ['networks']);
  };
}

/**
 * Seconds the schedule's accounts are let alone, so that they spread over the day: they would take all of it at its
 * beginning, and posts of its later rounds found nothing left.
 */
async function aheadOf({ db, config }: Services, network: Network, { isDemo }: SocialNetwork): Promise<number> {
  const purse = purseOf[network];
  return isDemo ? 0 : findAhead(db, purse, config.allowances[purse]);
}

/** Reads one batch; false where nothing is due or may be asked. */
async function readNext(services: Services, network: Network, connected: SocialNetwork): Promise<boolean> {
  const { db } = services;
  const { is_open, is_trial, is_spent } = await findCircuit(db, network);
  if (is_open) return false;
  const leased = await leaseNext(db, network, {
    posts: is_trial ? 1 : connected.postsAtOnce,
    onlyAsked: is_spent,
    noAccounts: (await aheadOf(services, network, connected)) > 0,
  });
  const [first] = leased;
  if (!first) return false;
  const read = () =>
    first.subject_type === 'post'
      ? readPosts(services, network, connected, leased)
      : readLeasedAccount(services, network, first);
  await (first.is_asked ? read() : asPlanned(read));
  return true;
}

async function readLeasedAccount(services: Services, network: Network, leased: Leased): Promise<void> {
  const { db } = services;
  const known = await findAccount(db, leased.subject_id);
  if (!known) return settle(db, [leased], null);
  let asOwner = false;
  try {
    const owner = await ownerOf(services, known.id);
    asOwner = owner !== null;
    const write = await readAccount(services, known, leased, owner);
    await inTransaction(services, write);
  } catch (error) {
    return afterFailure(db, { network, leased: [leased], asOwner }, error);
  }
  await closeCircuit(db, network);
}

async function readPosts(
  services: Services,
  network: Network,
  connected: SocialNetwork,
  leased: readonly Leased[],
): Promise<void> {
  const leases = new Map(leased.map((one) => [one.subject_id, one]));
  const known = await findCampaignPosts(services.db, [...leases.keys()]);
  const posts = known.flatMap((post) => {
    const lease = leases.get(post.id);
    leases.delete(post.id);
    return lease ? [{ post, leased: lease }] : [];
  });
  await settle(services.db, [...leases.values()], null);
  for (const group of await togetherByOwner(services, posts)) await readTogether(services, network, connected, group);
}

async function readTogether(services: Services, network: Network, connected: SocialNetwork, group: AskedTogether) {
  const { db } = services;
  try {
    await readFigures(services, connected, group);
  } catch (error) {
    const leased = group.posts.map((one) => one.leased);
    return afterFailure(db, { network, leased, asOwner: group.consented !== null }, error);
  }
  await closeCircuit(db, network);
}
