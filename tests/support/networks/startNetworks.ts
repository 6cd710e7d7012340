import type { Network } from '../../../src/domain/networks';
import type { NewAccount } from './account';
import { clockOf } from './clock';
import { controlsOf } from './controls';
import { createFaults, type Fault } from './faults';
import { graphOf } from './graph';
import { agency } from './metaTokens';
import { picturesOf } from './pictures';
import { serve } from './server';
import { type Allowance, createTally } from './tally';
import { tiktokOf } from './tiktok';
import type { TiktokLives } from './tiktokLogin';
import { type AccountRef, createWorld, type World } from './world';
import { youtubeOf } from './youtube';

/** What each network allows: YouTube's units a day, Meta's calls an hour for the app and for each owner, TikTok's calls a minute. */
export interface Quota {
  youtube: number;
  meta: number;
  meta_owner: number;
  tiktok: number;
}

export interface NetworksOptions {
  now?: () => Date;
  seed?: string;
  quota?: Partial<Quota>;
  /** Accounts to begin with. */
  accounts?: NewAccount[];
  /** Refuse calls to Meta without `appsecret_proof`. */
  requireProof?: boolean;
  /** Seconds TikTok's tokens live. */
  tiktokLives?: TiktokLives;
  port?: number;
}

const scopes: Record<'meta' | 'tiktok', string[]> = {
  meta: ['public_profile', 'pages_show_list', 'pages_read_engagement', 'instagram_basic', 'instagram_manage_insights'],
  tiktok: ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'],
};

const hour = 3_600_000;

const keys = {
  YOUTUBE_API_KEY: 'AIzaSyS1mulatedKeyOfTheFourNetworks0000',
  META_APP_ID: '100200300400500',
  META_APP_SECRET: '5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a5a',
  META_ACCESS_TOKEN: 'EAAsimulatedTokenOfTheInstallationZD',
  TIKTOK_CLIENT_KEY: 'aw5imu1atedk3y',
  TIKTOK_CLIENT_SECRET: 's1mulatedTikTokSecret0000000000',
};

/** The four networks' interfaces over one simulated world, on the loopback address. */
export async function startNetworks(options: NetworksOptions = {}) {
  const clock = clockOf(options.now);
  const world = createWorld(options.seed ?? 'networks', clock);
  const faults = createFaults();
  const tally = createTally(allowances(options.quota), clock);
  world.add({ network: 'facebook', handle: 'agency.page', name: agency, owner: agency });
  world.add({ network: 'instagram', handle: 'agency.ig', name: agency, owner: agency });
  for (const account of options.accounts ?? []) world.add(account);

  const app = { id: keys.META_APP_ID, secret: keys.META_APP_SECRET, token: keys.META_ACCESS_TOKEN };
  const graph = graphOf({ world, tally, app, requireProof: options.requireProof ?? false });
  const tiktok = tiktokOf({
    world,
    tally,
    app: { key: keys.TIKTOK_CLIENT_KEY, secret: keys.TIKTOK_CLIENT_SECRET },
    lives: options.tiktokLives ?? { access: 86_400, refresh: 365 * 86_400 },
  });
  const revoke = (account: AccountRef, subcode: 458 | 460 = 458) => {
    const found = known(world, account);
    if (found.network === 'tiktok') tiktok.login.withdraw(found);
    else graph.tokens.revoke(found.owner, subcode);
  };
  const { base, close } = await serve({
    port: options.port ?? 0,
    faults,
    interfaces: {
      youtube: youtubeOf({ world, tally, key: keys.YOUTUBE_API_KEY }),
      graph: graph.answer,
      tiktok: tiktok.answer,
      pictures: picturesOf(world),
      ...controlsOf({ world, clock, faults, tally, revoke }),
    },
  });

  return {
    base,
    /** The variables that connect the product with it. */
    env: { ...keys, YOUTUBE_API_BASE: base, META_API_BASE: `${base}/graph`, TIKTOK_API_BASE: `${base}/tiktok` },
    world,
    stats: tally.stats,
    /** Stops the clock at a moment; null lets it run again. */
    setNow: clock.set,
    fault: (fault: Fault) => faults.add(fault),
    clearFaults: faults.clear,
    /** Opens a sign-in address as an account's owner does, who allows it; null denies. Where the browser is sent then. */
    consent: (address: string, account: AccountRef | null) => consent(world, address, account),
    /** The owner takes the permission away at the network; 460: changed the password. */
    revoke,
    /** An access token of an account's owner, without the way through sign-in. */
    token: (account: AccountRef, asked?: string[]) => {
      const found = known(world, account);
      if (found.network === 'tiktok') return tiktok.login.issue(found, asked ?? scopes.tiktok).access;
      const { owner } = found;
      return graph.tokens.issue({ owner, scopes: asked ?? scopes.meta, seconds: 60 * 86_400 }).value;
    },
    close,
  };
}

export type Networks = Awaited<ReturnType<typeof startNetworks>>;

function allowances(quota: Partial<Quota> = {}): Record<keyof Quota, Allowance> {
  return {
    youtube: { units: quota.youtube ?? 10_000, window: 'day' },
    meta: { units: quota.meta ?? 200, window: hour },
    meta_owner: { units: quota.meta_owner ?? 200, window: hour },
    tiktok: { units: quota.tiktok ?? 600, window: 60_000 },
  };
}

function known(world: World, account: AccountRef) {
  const found = 'added' in account ? account : world.find(account.network, account.handle);
  if (!found) throw new Error(`no ${account.network} account ${account.handle}`);
  return found;
}

async function consent(world: World, address: string, account: AccountRef | null): Promise<string> {
  const url = new URL(address);
  url.pathname = `${url.pathname.replace(/\/$/, '')}/answer`;
  url.searchParams.set('decision', account ? 'allow' : 'deny');
  if (account) url.searchParams.set('account', signsInAs(world, account));
  const answer = await fetch(url, { redirect: 'manual' });
  const location = answer.headers.get('location');
  if (!location) throw new Error(`${answer.status}: ${await answer.text()}`);
  return location;
}

function signsInAs(world: World, account: AccountRef): string {
  const { network, handle, owner }: { network: Network; handle: string; owner: string } = known(world, account);
  return network === 'tiktok' ? handle : owner;
}
