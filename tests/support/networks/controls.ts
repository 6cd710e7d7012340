import { isNetwork } from '../../../src/domain/networks';
import { type AccountTraits, accountUrl, type NewAccount, type WorldAccount } from './account';
import type { Clock } from './clock';
import type { Answer, Asked, Interface } from './exchange';
import type { Fault, Faults } from './faults';
import type { NewPost } from './post';
import { postId, postUrl, type WorldPost } from './post';
import type { Tally } from './tally';
import type { AccountRef, PostChange, World } from './world';

interface Setting {
  world: World;
  clock: Clock;
  faults: Faults;
  tally: Tally;
  revoke(account: AccountRef): void;
}

/** What the world may be told by HTTP: one change each. */
interface Change {
  add?: NewAccount;
  /** The account that the others are about. */
  account?: string;
  change?: Partial<AccountTraits>;
  rename?: string;
  remake?: boolean;
  remove?: boolean;
  revoke?: boolean;
  post?: NewPost;
  /** A post's id with what changes of it. */
  postId?: string;
  changePost?: PostChange;
}

/** The simulator's own addresses: what was counted, the clock, the world, and faults. */
export function controlsOf({ world, clock, faults, tally, revoke }: Setting): Record<string, Interface> {
  function changed(asked: Change): object {
    if (asked.add) return told(world.add(asked.add));
    const ref = refOf(asked.account ?? '');
    if (asked.postId && asked.changePost) {
      const post = world.postById(ref.network, asked.postId.split('_').at(-1) ?? '');
      if (!post) throw new Error(`no post ${asked.postId}`);
      world.changePost(post, asked.changePost);
      return toldPost(post);
    }
    if (asked.post) return toldPost(world.post(ref, asked.post));
    if (asked.change) return told(world.change(ref, asked.change));
    if (asked.rename) return told(world.rename(ref, asked.rename));
    if (asked.remake) return told(world.remake(ref));
    if (asked.revoke) revoke(ref);
    if (asked.remove) world.remove(ref);
    return { done: true };
  }

  const posted =
    (work: (body: unknown) => object): Interface =>
    (asked) =>
      wrapped(asked, work);
  return {
    __stats: () => ({ json: tally.stats() }),
    __clock: posted((body) => {
      const { now } = body as { now: string | null };
      clock.set(now === null ? null : new Date(now));
      return { now: clock.now() };
    }),
    __faults: posted((body) => {
      const { clear, ...fault } = body as Fault & { clear?: boolean };
      if (clear) faults.clear();
      else faults.add(fault);
      return { done: true };
    }),
    __world: posted((body) => changed(body as Change)),
  };
}

function wrapped({ method, body }: Asked, work: (body: unknown) => object): Answer {
  if (method !== 'POST') return { status: 405, json: { error: 'POST' } };
  try {
    return { json: work(JSON.parse(body)) };
  } catch (error) {
    return { status: 400, json: { error: error instanceof Error ? error.message : 'wrong' } };
  }
}

/** An account by `network:handle`. */
function refOf(text: string): { network: Parameters<World['find']>[0]; handle: string } {
  const [network = '', handle = ''] = text.split(':');
  if (!isNetwork(network) || !handle) throw new Error('account is "network:handle"');
  return { network, handle };
}

const told = (account: WorldAccount) => ({
  network: account.network,
  id: account.id,
  url: accountUrl(account),
  name: account.name,
});
const toldPost = (post: WorldPost) => ({ id: postId(post), url: postUrl(post), caption: post.caption });
