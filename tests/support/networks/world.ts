import type { Network } from '../../../src/domain/networks';
import {
  type AccountTraits,
  addedAccount,
  foundAccount,
  type NewAccount,
  type WorldAccount,
  writtenAt,
  writtenUntil,
} from './account';
import { type Chance, chanceOf } from './chance';
import type { Clock } from './clock';
import {
  addedPost,
  type Figures,
  figuresAt,
  firstAdded,
  type NewPost,
  partsOfId,
  type WorldPost,
  writtenPost,
} from './post';

/** An account, or where it is found. */
export type AccountRef = WorldAccount | { network: Network; handle: string };

/** What may be changed of a post. */
export interface PostChange extends Partial<Figures> {
  caption?: string;
  deleted?: boolean;
}

/** Accounts of the four networks that post, grow, hide, rename and go. */
export interface World {
  chance: Chance;
  now(): Date;
  /** The account that has this handle now, made where nobody has it; a handle that begins with `nobody` never exists. */
  find(network: Network, handle: string): WorldAccount | null;
  byId(network: Network, id: string): WorldAccount | null;
  /** Accounts known by now that are not deleted. */
  accounts(network: Network): WorldAccount[];
  add(account: NewAccount): WorldAccount;
  change(account: AccountRef, traits: Partial<AccountTraits>): WorldAccount;
  /** Gives it another handle; the old one is free for somebody else. */
  rename(account: AccountRef, handle: string): WorldAccount;
  remove(account: AccountRef): void;
  /** Deletes it; somebody makes one of the same handle, which has another id and no posts. */
  remake(account: AccountRef): WorldAccount;
  post(account: AccountRef, post?: NewPost): WorldPost;
  changePost(post: WorldPost, change: PostChange): void;
  /** What is to be seen of an account now, newest first. */
  posts(account: WorldAccount): WorldPost[];
  /** A post to be seen now, by its id as a number or in letters. */
  postById(network: Network, id: string): WorldPost | null;
  figures(post: WorldPost): Figures;
}

const day = 86_400_000;

export function createWorld(seed: string, clock: Clock): World {
  const chance = chanceOf(seed);
  const byId = new Map<string, WorldAccount>();
  const byHandle = new Map<string, WorldAccount>();
  const byNumber = new Map<string, WorldAccount>();
  const generations = new Map<string, number>();
  const spot = (network: Network, handle: string) => `${network}:${handle.toLowerCase()}`;

  function keep(account: WorldAccount): WorldAccount {
    byId.set(`${account.network}:${account.id}`, account);
    byNumber.set(`${account.network}:${account.number}`, account);
    byHandle.set(spot(account.network, account.handle), account);
    return account;
  }

  function find(network: Network, handle: string): WorldAccount | null {
    const known = byHandle.get(spot(network, handle));
    if (known) return known.deleted ? null : known;
    if (/^nobody/i.test(handle)) return null;
    return keep(foundAccount(chance, network, handle.toLowerCase()));
  }

  function account(ref: AccountRef): WorldAccount {
    if ('added' in ref) return ref;
    const found = find(ref.network, ref.handle);
    if (!found) throw new Error(`no ${ref.network} account ${ref.handle}`);
    return found;
  }

  function add(given: NewAccount): WorldAccount {
    const at = spot(given.network, given.handle);
    const generation = (generations.get(at) ?? 0) + 1;
    generations.set(at, generation);
    const made = keep(addedAccount(chance, given, generation, clock.now()));
    const posts = given.posts ?? [];
    const list = typeof posts === 'number' ? dailyPosts(posts, clock.now()) : posts;
    for (const one of list) post(made, one);
    return made;
  }

  function post(ref: AccountRef, given: NewPost = {}): WorldPost {
    const to = account(ref);
    const made = addedPost(to, given, clock.now());
    to.added.push(made);
    return made;
  }

  function posts(of: WorldAccount): WorldPost[] {
    const now = clock.now();
    const written = writtenUntil(of, chance, now).map(({ index, at }) => writtenPost(of, chance, index, at));
    return [...of.added, ...written]
      .filter((one) => !one.deleted && one.orderedAt <= now)
      .sort((a, b) => b.orderedAt.getTime() - a.orderedAt.getTime() || b.index - a.index);
  }

  function postById(network: Network, id: string): WorldPost | null {
    const parts = partsOfId(id);
    const of = parts && byNumber.get(`${network}:${parts.number}`);
    if (!parts || !of || of.deleted) return null;
    if (parts.index < firstAdded) {
      const at = of.postsEvery > 0 ? writtenAt(of, chance, parts.index, clock.now()) : null;
      const written = at && writtenPost(of, chance, parts.index, at);
      return written && !written.deleted ? written : null;
    }
    const added = of.added[parts.index - firstAdded];
    return added && !added.deleted && added.orderedAt <= clock.now() ? added : null;
  }

  function changePost(of: WorldPost, { caption, deleted, ...fixed }: PostChange): void {
    const change: Partial<WorldPost> = {
      ...(caption === undefined ? {} : { caption }),
      ...(deleted === undefined ? {} : { deleted }),
      fixed: { ...of.fixed, ...fixed },
    };
    Object.assign(of, change);
    if (of.index < firstAdded) of.account.changed.set(of.index, { ...of.account.changed.get(of.index), ...change });
  }

  function rename(ref: AccountRef, handle: string): WorldAccount {
    const renamed = account(ref);
    byHandle.set(spot(renamed.network, renamed.handle), { ...renamed, deleted: true });
    renamed.handle = handle;
    byHandle.set(spot(renamed.network, handle), renamed);
    return renamed;
  }

  function remake(ref: AccountRef): WorldAccount {
    const old = account(ref);
    old.deleted = true;
    const { network, handle, kind, name } = old;
    return add({ network, handle, kind, name, owner: `${old.owner} II` });
  }

  return {
    chance,
    now: clock.now,
    find,
    byId: (network, id) => {
      const known = byId.get(`${network}:${id}`);
      return known && !known.deleted ? known : null;
    },
    accounts: (network) => [...byId.values()].filter((one) => one.network === network && !one.deleted),
    add,
    change: (ref, traits) =>
      Object.assign(account(ref), traits, traits.followers === undefined ? {} : { countedAt: clock.now() }),
    rename,
    remove: (ref) => {
      account(ref).deleted = true;
    },
    remake,
    post,
    changePost,
    posts,
    postById,
    figures: (of) => figuresAt(of, chance, clock.now()),
  };
}

const dailyPosts = (count: number, now: Date): NewPost[] =>
  Array.from({ length: count }, (_, back) => ({
    caption: `#${count - back}`,
    published_at: new Date(now.getTime() - back * day),
  })).reverse();
