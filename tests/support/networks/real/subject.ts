import { type Network, networkNames } from '../../../../src/domain/networks';
import { type Budget, unbounded } from '../../../../src/server/adapters/social/budget';
import type { Owner, SocialNetwork } from '../../../../src/server/adapters/social/network';
import { realNetworks } from '../../../../src/server/adapters/social/realNetworks';
import { readConfig } from '../../../../src/server/config';

/** What a network is asked for by the checks, and how it is reached. */
export interface Subject {
  network: Network;
  /** An account that posts. */
  account: string;
  /** An address nobody has. */
  missing: string;
  /** A post to ask for beside the account's newest. */
  post: string | null;
  keyword: string;
  /** Who lets us read; without one only what anybody is told is read. */
  owner: Owner | null;
  /** Whether anything is told without an owner: TikTok tells nothing, Meta nothing without the installation's token. */
  isPublic: boolean;
  connector: SocialNetwork;
  /** The same with keys nobody was given. */
  stranger: SocialNetwork;
  /** The same with nothing to spend. */
  penniless(budget: Budget): SocialNetwork;
}

/** The variables each network's keys are in. */
export const keysOf: Record<Network, readonly string[]> = {
  facebook: ['META_APP_ID', 'META_APP_SECRET', 'META_ACCESS_TOKEN'],
  instagram: ['META_APP_ID', 'META_APP_SECRET', 'META_ACCESS_TOKEN'],
  tiktok: ['TIKTOK_CLIENT_KEY', 'TIKTOK_CLIENT_SECRET'],
  youtube: ['YOUTUBE_API_KEY'],
};

/** Accounts everybody may ask for; Instagram's is the example of Meta's own documents. */
const known: Record<Network, { account: string; missing: string }> = {
  facebook: { account: 'https://facebook.com/Meta', missing: 'https://facebook.com/nobody.kolhub.7f3a91c0' },
  instagram: { account: 'https://instagram.com/bluebottle', missing: 'https://instagram.com/nobody.kolhub.7f3a91c0' },
  tiktok: { account: 'https://tiktok.com/@tiktok', missing: 'https://tiktok.com/@nobody.kolhub.7f3a' },
  youtube: { account: 'https://youtube.com/@GoogleDevelopers', missing: 'https://youtube.com/@nobody.kolhub.7f3a91c0' },
};

/** The variable that says something else of a network than is usual: `REAL_YOUTUBE_ACCOUNT`. */
export const variableOf = (network: Network, what: 'ACCOUNT' | 'POST' | 'TOKEN') =>
  `REAL_${networkNames[network].toUpperCase()}_${what}`;

/** What is asked of a network as an environment says; null where it has no keys of it. */
export function subjectOf(network: Network, env: NodeJS.ProcessEnv, budget: Budget): Subject | null {
  const connect = (changes: NodeJS.ProcessEnv, spends: Budget) =>
    realNetworks(readConfig({ ...env, ...changes }).networks, () => spends)[network];
  const connector = connect({}, budget);
  if (!connector) return null;
  const told = (what: Parameters<typeof variableOf>[1]) => env[variableOf(network, what)] || null;
  const token = told('TOKEN');
  const isMeta = network === 'facebook' || network === 'instagram';
  const strange = { YOUTUBE_API_KEY: 'nobodys-key', ...(isMeta && { META_ACCESS_TOKEN: 'nobodys-token' }) };
  return {
    network,
    account: told('ACCOUNT') ?? known[network].account,
    missing: known[network].missing,
    post: told('POST'),
    keyword: env.REAL_KEYWORD || 'du lịch',
    owner: token ? { accessToken: token } : null,
    isPublic: network === 'youtube' || (isMeta && Boolean(env.META_ACCESS_TOKEN)),
    connector,
    stranger: connect(strange, unbounded) ?? connector,
    penniless: (poor) => connect({}, poor) ?? connector,
  };
}
