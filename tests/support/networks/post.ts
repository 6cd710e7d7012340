import type { WorldAccount } from './account';
import type { Chance } from './chance';

export interface Figures {
  views: number;
  likes: number;
  comments: number;
  shares: number;
}

/** A post a test adds. Figures it names stand still, the others grow. */
export interface NewPost extends Partial<Figures> {
  caption?: string;
  /** Now where nothing is said; null is a post without a time. */
  published_at?: Date | string | null;
}

export interface WorldPost {
  account: WorldAccount;
  /** Its place among the account's posts, which its ids are made of. */
  index: number;
  caption: string;
  publishedAt: Date | null;
  /** Where it stands among the others. */
  orderedAt: Date;
  /** Figures that stand still. */
  fixed: Partial<Figures>;
  deleted: boolean;
}

/** Added posts count from here; those written by themselves from 0. */
export const firstAdded = 500_000;

const captions = [
  'Buổi sáng ở Đà Lạt ☀️ #dalat #travel',
  'Review chân thật sau 2 tuần dùng #review #skincare',
  'Cùng mình nấu bữa tối 15 phút nhé! #nauan #bepnha',
  'Outfit đi làm cả tuần #ootd #thoitrang',
  'Một ngày của mình #vlog #dailyvlog',
] as const;

/** A post an account wrote by itself. */
export function writtenPost(account: WorldAccount, chance: Chance, index: number, at: Date): WorldPost {
  return {
    account,
    index,
    caption: chance.pick(captions, account.id, index, 'caption'),
    publishedAt: at,
    orderedAt: at,
    fixed: {},
    deleted: false,
    ...account.changed.get(index),
  };
}

export function addedPost(account: WorldAccount, given: NewPost, now: Date): WorldPost {
  const { caption = '', published_at = now, ...fixed } = given;
  const publishedAt = published_at === null ? null : new Date(published_at);
  return {
    account,
    index: firstAdded + account.added.length,
    caption,
    publishedAt,
    orderedAt: publishedAt ?? now,
    fixed,
    deleted: false,
  };
}

/** What a post's figures are at a moment: they grow fast at first, then hardly. */
export function figuresAt(post: WorldPost, chance: Chance, now: Date): Figures {
  const days = Math.max(0, now.getTime() - post.orderedAt.getTime()) / 86_400_000;
  const grown = 1 - Math.exp(-days / 4);
  const part = (low: number, high: number, name: string) =>
    low + (high - low) * chance.fraction(post.account.id, post.index, name);
  const views = post.account.followers * part(0.05, 1.5, 'views') * grown;
  const likes = views * part(0.02, 0.12, 'likes');
  return {
    views: Math.floor(views),
    likes: Math.floor(likes),
    comments: Math.floor(likes * part(0.01, 0.1, 'comments')),
    shares: Math.floor(likes * part(0.01, 0.08, 'shares')),
    ...post.fixed,
  };
}

const code = (post: WorldPost) => (1n << 60n) | (BigInt(post.account.number) << 20n) | BigInt(post.index);

/** A post's id as a number, as Meta and TikTok write it. */
export const numberOf = (post: WorldPost) => code(post).toString();

/** A post's id in letters, as YouTube and Instagram's addresses write it. */
export function lettersOf(post: WorldPost): string {
  const bytes = Buffer.alloc(8);
  bytes.writeBigUInt64BE(code(post));
  return bytes.toString('base64url');
}

/** The account's number and the index an id is made of; null for what is no such id. */
export function partsOfId(id: string): { number: number; index: number } | null {
  const whole = /^\d{19}$/.test(id) ? BigInt(id) : ofLetters(id);
  if (whole === null || whole >> 60n !== 1n) return null;
  return { number: Number((whole >> 20n) & 0xff_ffff_ffffn), index: Number(whole & 0xf_ffffn) };
}

function ofLetters(id: string): bigint | null {
  const bytes = Buffer.from(id, 'base64url');
  return id.length === 11 && bytes.length === 8 ? bytes.readBigUInt64BE() : null;
}

/** What the network calls the post in its interface. */
export function postId(post: WorldPost): string {
  const { network, id } = post.account;
  if (network === 'youtube') return lettersOf(post);
  return network === 'facebook' ? `${id}_${numberOf(post)}` : numberOf(post);
}

/** The address people see the post at. */
export function postUrl(post: WorldPost): string {
  const { network, handle } = post.account;
  switch (network) {
    case 'youtube':
      return `https://www.youtube.com/watch?v=${lettersOf(post)}`;
    case 'instagram':
      return `https://www.instagram.com/${isReel(post) ? 'reel' : 'p'}/${lettersOf(post)}/`;
    case 'facebook':
      return `https://www.facebook.com/${handle}/posts/${numberOf(post)}`;
    case 'tiktok':
      return `https://www.tiktok.com/@${handle}/video/${numberOf(post)}`;
  }
}

/** Every second post on Instagram is a reel, the others are pictures. */
export const isReel = (post: WorldPost) => post.index % 2 === 0;
