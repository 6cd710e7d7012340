import type { Network } from '../../domain/networks';
import type { Services } from '../context';
import { newId } from '../ids';
import { enqueue } from './enqueue';

/** The networks this installation is connected to. */
export function connectedNetworks({ social }: Pick<Services, 'social'>): Network[] {
  return Object.keys(social) as Network[];
}

/** Asks for the figures of accounts to be read soon, in the caller's transaction; where no network is connected, never. */
export async function askForAccounts(services: Services, ids: readonly string[]): Promise<void> {
  if (connectedNetworks(services).length > 0) await askFor(services, 'account', ids);
}

/** Asks for one reading of each account or post. */
export async function askFor({ db }: Services, kind: 'account' | 'post', ids: readonly string[]): Promise<void> {
  const round = newId();
  await enqueue(db, kind, ...ids.map((id) => ({ key: `${id} ${round}`, data: { id } })));
}
