import { isNetwork } from '../../../domain/networks';
import type { Services } from '../../context';
import { textIn } from '../../jobs/data';
import type { Handler } from '../../jobs/handler';
import { askForReadings, connectedNetworks } from '../../jobs/readings';
import { dropMarks, findDueNetworks, markAll, type SubjectType } from '../readings/queries/marks';
import { readNetwork } from '../readings/run';
import { readOneAccount } from './one';

/**
 * The jobs that keep figures of accounts and posts fresh, as often as the sync times of the settings say (spec 1 §2):
 * `accounts` and `posts` mark what is due, `network_reading` reads it; `account` reads one now.
 */
export const syncHandlers = {
  accounts: { effect: 'database', run: (services) => mark(services, 'social') },
  account: { effect: 'read_then_write', read: (services, data) => readOneAccount(services, textIn(data, 'id')) },
  posts: { effect: 'database', run: (services) => mark(services, 'post') },
  network_readings: { effect: 'database', run: askForDue },
  network_reading: {
    effect: 'read_then_write',
    read: (services, data) => readNamed(services, textIn(data, 'network')),
  },
} satisfies Record<string, Handler>;

async function mark(services: Services, type: SubjectType): Promise<void> {
  const networks = connectedNetworks(services);
  await dropMarks(services.db, type, networks);
  await markAll(services.db, type, networks);
  await askForDue(services);
}

async function askForDue(services: Services): Promise<void> {
  await askForReadings(services.db, await findDueNetworks(services.db, connectedNetworks(services)));
}

function readNamed(services: Services, network: string) {
  if (!isNetwork(network)) throw new Error(`the job names no network: ${network}`);
  return readNetwork(services, network);
}
