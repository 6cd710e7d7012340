import type { Network } from '../../../src/domain/networks';
import type { Chance } from './chance';
import type { NewPost, WorldPost } from './post';

/** `page` and `business` are what the networks tell of; of a person's profile and a group Meta tells nothing. */
export type AccountKind = 'page' | 'business' | 'person' | 'group';

/** What a test may say of an account; the rest follows from the seed. */
export interface AccountTraits {
  name: string;
  description: string;
  kind: AccountKind;
  /** At the moment it was added. */
  followers: number;
  /** Followers a day, which may be fewer. */
  growth: number;
  verified: boolean;
  hidesLikes: boolean;
  hidesSubscribers: boolean;
  hidesComments: boolean;
  private: boolean;
  deleted: boolean;
  /** Its pictures are served as a page of HTML. */
  htmlPictures: boolean;
  /** The person who signs in for it; the same person may have several. */
  owner: string;
}

export interface NewAccount extends Partial<AccountTraits> {
  network: Network;
  handle: string;
  /** The network's id of it. */
  id?: string;
  /** As many, one a day until now; or these. */
  posts?: number | NewPost[];
}

export interface WorldAccount extends AccountTraits {
  network: Network;
  handle: string;
  id: string;
  /** 40 bits that its posts' ids begin with. */
  number: number;
  bornAt: Date;
  /** When `followers` was so. */
  countedAt: Date;
  /** Hours between the posts it writes by itself; 0 = none. */
  postsEvery: number;
  /** Posts that were added; those written by themselves are made when asked for. */
  added: WorldPost[];
  /** Posts written by themselves that are gone or were changed, by index. */
  changed: Map<number, Partial<WorldPost>>;
}

const day = 86_400_000;
const hour = 3_600_000;
/** Of fifty posts written by themselves one is deleted by then. */
const goneAfter = 10 * day;
/** Before this moment nothing stood in the world. */
const firstDay = Date.parse('2025-01-01T00:00:00Z');

const families = ['Nguyễn', 'Trần', 'Lê', 'Phạm', 'Hoàng', 'Vũ', 'Đặng', 'Bùi'] as const;
const givens = ['An', 'Bình', 'Chi', 'Dương', 'Hà', 'Linh', 'Minh', 'Ngọc', 'Phương', 'Thảo', 'Trang', 'Tú'] as const;

/** An account as somebody else made it before anyone asked: it grows and posts. */
export function foundAccount(chance: Chance, network: Network, handle: string): WorldAccount {
  const key = `${network}:${handle}`;
  const bornAt = new Date(firstDay + Math.floor(chance.fraction(key, 'born') * 30 * day));
  const followers = Math.floor(1000 * 3000 ** chance.fraction(key, 'followers'));
  return {
    ...plain(chance, network, handle, 0),
    name: `${chance.pick(families, key, 'family')} ${chance.pick(givens, key, 'given')}`,
    followers,
    growth: Math.round(followers * (chance.fraction(key, 'growth') * 0.004 - 0.0005)),
    verified: chance.fraction(key, 'verified') < 0.2,
    hidesLikes: chance.fraction(key, 'likes') < 0.1,
    hidesSubscribers: chance.fraction(key, 'subscribers') < 0.05,
    bornAt,
    countedAt: bornAt,
    postsEvery: chance.whole(48, 336, key, 'every'),
  };
}

/** An account as a test says it; `generation` tells one made anew under the same name apart. */
export function addedAccount(chance: Chance, given: NewAccount, generation: number, now: Date): WorldAccount {
  const { posts: _, ...traits } = given;
  return {
    ...plain(chance, given.network, given.handle, generation),
    bornAt: new Date(now.getTime() - 400 * day),
    countedAt: now,
    ...traits,
  };
}

function plain(chance: Chance, network: Network, handle: string, generation: number): WorldAccount {
  const key = `${network}:${handle.toLowerCase()}:${generation}`;
  return {
    network,
    handle,
    id: idOf(chance, network, key),
    number: chance.digest(key, 'number').readUIntBE(0, 5),
    name: handle,
    description: `${handle} · official`,
    kind: network === 'facebook' ? 'page' : 'business',
    followers: 12_345,
    growth: 0,
    verified: false,
    hidesLikes: false,
    hidesSubscribers: false,
    hidesComments: false,
    private: false,
    deleted: false,
    htmlPictures: false,
    owner: handle,
    bornAt: new Date(firstDay),
    countedAt: new Date(firstDay),
    postsEvery: 0,
    added: [],
    changed: new Map(),
  };
}

function idOf(chance: Chance, network: Network, key: string): string {
  switch (network) {
    case 'youtube':
      return `UC${chance.digest(key, 'id').toString('base64url').slice(0, 22)}`;
    case 'instagram':
      return `17841${chance.digits(12, key, 'id')}`;
    case 'facebook':
      return `1000${chance.digits(11, key, 'id')}`;
    case 'tiktok':
      return `-000${chance.digest(key, 'id').toString('base64url').slice(0, 32)}`;
  }
}

/** The address people see the account at. */
export function accountUrl({ network, handle }: WorldAccount): string {
  const at = network === 'youtube' || network === 'tiktok' ? '@' : '';
  return `https://www.${network}.com/${at}${handle}`;
}

/** Followers at a moment. */
export function followersAt(account: WorldAccount, now: Date): number {
  const days = (now.getTime() - account.countedAt.getTime()) / day;
  return Math.max(0, Math.round(account.followers + account.growth * days));
}

/** When an account wrote its post of this index by itself; null where that is not to be seen at the moment. */
export function writtenAt(account: WorldAccount, chance: Chance, index: number, now: Date): Date | null {
  const every = account.postsEvery * hour;
  const part = chance.fraction(account.id, index, 'at');
  const at = Math.floor((account.bornAt.getTime() + (index + part * 0.9) * every) / 1000) * 1000;
  const goes = Math.floor(part * 1e6) % 50 === 0;
  const until = goes ? at + goneAfter : Number.POSITIVE_INFINITY;
  return at <= now.getTime() && now.getTime() < until ? new Date(at) : null;
}

/** Index and time of the posts an account wrote by itself and shows at a moment, newest first. */
export function writtenUntil(account: WorldAccount, chance: Chance, now: Date): { index: number; at: Date }[] {
  if (account.postsEvery === 0) return [];
  const last = Math.floor((now.getTime() - account.bornAt.getTime()) / (account.postsEvery * hour));
  return Array.from({ length: Math.max(0, last + 1) }, (_, back) => last - back).flatMap((index) => {
    const at = writtenAt(account, chance, index, now);
    return at ? [{ index, at }] : [];
  });
}
