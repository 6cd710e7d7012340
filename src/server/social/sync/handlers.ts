import type { Services } from '../../context';
import { textIn } from '../../jobs/data';
import type { Handler } from '../../jobs/handler';
import { askFor, connectedNetworks } from '../../jobs/readings';
import { readAccount } from './account';
import { readPost } from './post';
import { findAccountIds, findPostIds } from './queries';

/** The jobs that keep figures of accounts and posts fresh, as often as the sync times of the settings say (spec 1 §2). */
export const syncHandlers = {
  accounts: { effect: 'database', run: askForAllAccounts },
  account: { effect: 'read_then_write', read: (services, data) => readAccount(services, textIn(data, 'id')) },
  posts: { effect: 'database', run: askForAllPosts },
  post: { effect: 'read_then_write', read: (services, data) => readPost(services, textIn(data, 'id')) },
} satisfies Record<string, Handler>;

async function askForAllAccounts(services: Services): Promise<void> {
  await askFor(services, 'account', await findAccountIds(services.db, connectedNetworks(services)));
}

async function askForAllPosts(services: Services): Promise<void> {
  await askFor(services, 'post', await findPostIds(services.db, connectedNetworks(services)));
}
