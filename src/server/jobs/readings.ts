import { type Network, networkNames } from '../../domain/networks';
import type { Services } from '../context';
import type { Db } from '../db/connection';
import { notify } from '../db/listener';
import { newId } from '../ids';
import { boss, sqlOn } from './boss';
import { enqueue, jobsChannel } from './enqueue';
import { bringForward } from './queries';

/** The networks this installation is connected to. */
export function connectedNetworks({ social }: Pick<Services, 'social'>): Network[] {
  return Object.keys(social) as Network[];
}

/** The networks accounts can be searched at. */
export function searchableNetworks({ social }: Pick<Services, 'social'>): Network[] {
  return connectedNetworks({ social }).filter((network) => social[network]?.searchable);
}

/** Asks for the figures of accounts to be read soon, in the caller's transaction; where no network is connected, never. */
export async function askForAccounts(services: Services, ids: readonly string[]): Promise<void> {
  if (connectedNetworks(services).length > 0) await askFor(services, ids);
}

/** Asks for one reading of each account. */
export async function askFor({ db }: Services, ids: readonly string[]): Promise<void> {
  const round = newId();
  await enqueue(db, 'account', ...ids.map((id) => ({ key: `${id} ${round}`, data: { id } })));
}

/**
 * Asks for what is due on these networks to be read, in so many seconds at the latest, in the caller's transaction. While
 * that waits, who asks again asks for the same.
 */
export async function askForReadings(db: Db, networks: readonly Network[], seconds = 0): Promise<void> {
  if (networks.length === 0) return;
  const jobs = networks.map((network) => ({
    ...{ name: 'network_reading', data: { network, about: networkNames[network] } },
    ...{ singletonKey: network, ...(seconds > 0 && { startAfter: String(seconds) }) },
  }));
  await boss.insert(jobs, { db: sqlOn(db) });
  await bringForward(db, 'network_reading', networks, seconds);
  if (seconds === 0) await notify(db, jobsChannel, 'network_reading');
}
