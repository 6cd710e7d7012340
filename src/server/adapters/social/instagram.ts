import * as yup from 'yup';
import { readProfileUrl } from '../../../domain/kols/profileUrl';
import { networkTells } from '../../../domain/networkTells';
import { figuresByAccount } from './figuresByAccount';
import { type AskGraph, askGraph, type GraphOptions } from './graph';
import { readAs, remoteId } from './http';
import {
  discovered,
  type Media,
  mediaFields,
  mediaList,
  metricsOf,
  ownFields,
  ownMetrics,
  ownUser,
  readingOf,
  userFields,
} from './instagramMedia';
import { type AskedPost, NetworkFailure, type Owner, type PublishedMetrics, type SocialNetwork } from './network';
import { readPicture } from './picture';
import { postIdOf } from './postIds';

const postsPerPage = 25;
/** An owner's posts are fewer a page: the insights of each are a call of its own. */
const ownPostsPerPage = 10;
/** Posts of an account looked through for those asked for: so many pages of so many. */
const looked = { pages: 3, size: 50 };
const postsAtOnce = 10;

const accounts = yup.object({
  data: yup
    .array(
      yup.object({
        instagram_business_account: yup
          .object({ id: remoteId(), username: yup.string().required() })
          .default(undefined),
      }),
    )
    .required(),
});

/**
 * Professional accounts of Instagram: anybody's through business discovery, which tells views of reels alone and no
 * shares; those of an owner who lets us with their insights.
 */
export function instagramNetwork(options: GraphOptions): SocialNetwork {
  const ask = askGraph('instagram', options);
  const idsOf = ownIds(ask);

  async function discover<T>(url: string, fields: string, schema: yup.Schema<T>): Promise<T> {
    const [own] = await idsOf(null);
    if (!own) throw new NetworkFailure('instagram', 'refused');
    const asked = { fields: `business_discovery.username(${usernameOf(url)}){${fields}}` };
    const { business_discovery } = await ask(own.id, asked, yup.object({ business_discovery: yup.mixed() }));
    return readAs('instagram', schema, business_discovery);
  }

  /** The owner's account at an address; null where it is not theirs: then it is read as anybody may. */
  async function ownedAt(url: string, owner: Owner | null): Promise<string | null> {
    if (!owner) return null;
    const username = usernameOf(url);
    return (await idsOf(owner)).find((one) => one.username.toLowerCase() === username)?.id ?? null;
  }

  async function mediaPage(url: string, size: number, cursor: string | null, owner: Owner | null) {
    const id = await ownedAt(url, owner);
    const after = cursor ? `.after(${cursor})` : '';
    const list = id
      ? await ask(
          `${id}/media`,
          { fields: ownFields, limit: String(size), ...(cursor && { after: cursor }) },
          mediaList,
          owner,
        )
      : (await discover(url, `id,media.limit(${size})${after}{${mediaFields}}`, discovered)).media;
    const next = list.data.length < size ? null : (list.paging?.cursors?.after ?? null);
    return { media: list.data, next, isOwn: id !== null };
  }

  const metricsFor = (one: Media, isOwn: boolean, owner: Owner | null) =>
    isOwn ? ownMetrics(ask, one, owner) : metricsOf(one);

  /** Looks an account's posts through, newest first; at the end of them those not found are gone. */
  async function lookThrough(account: string, wanted: readonly AskedPost[], owner: Owner | null) {
    const found = new Map<string, PublishedMetrics | null>();
    let cursor: string | null = null;
    for (let turn = 0; turn < looked.pages && found.size < wanted.length; turn += 1) {
      const page: Awaited<ReturnType<typeof mediaPage>> = await mediaPage(account, looked.size, cursor, owner);
      for (const { url } of wanted) {
        const id = postIdOf('instagram', url);
        const here = page.media.find(({ permalink }) => id !== null && postIdOf('instagram', permalink) === id);
        if (here) found.set(url, await metricsFor(here, page.isOwn, owner));
      }
      cursor = page.next;
      if (cursor !== null) continue;
      for (const { url } of wanted) if (!found.has(url)) found.set(url, null);
    }
    return found;
  }

  return {
    searchable: networkTells.instagram.searched,
    async account(url, owner = null) {
      const id = await ownedAt(url, owner);
      const told = id
        ? await ask(id, { fields: userFields }, ownUser, owner)
        : await discover(url, userFields, ownUser);
      return {
        url,
        remote_id: told.id,
        name: told.name ?? told.username,
        is_verified: null,
        follower_count: told.followers_count,
        follower_rounded: false,
      };
    },
    async posts(url, cursor, owner = null) {
      const size = owner ? ownPostsPerPage : postsPerPage;
      const { media, next, isOwn } = await mediaPage(url, size, cursor, owner);
      const items = [];
      for (const one of media) items.push(...readingOf(one, await metricsFor(one, isOwn, owner)));
      return { items, next };
    },
    postsAtOnce,
    figures: (asked, owner = null) => figuresByAccount(asked, (account, wanted) => lookThrough(account, wanted, owner)),
    search: () => Promise.reject(new NetworkFailure('instagram', 'not_told')),
    picture: (address) => readPicture('instagram', address, options.base),
  };
}

/** The account's name by its address. @throws NetworkFailure not_told */
function usernameOf(url: string): string {
  const read = readProfileUrl(url, 'instagram');
  if ('error' in read) throw new NetworkFailure('instagram', 'not_told');
  return new URL(read.url).pathname.slice(1);
}

/** The professional accounts of whoever a token belongs to; the installation's own are asked for once. */
function ownIds(ask: AskGraph) {
  const fields = 'instagram_business_account{id,username}';
  const read = async (owner: Owner | null) => {
    const { data } = await ask('me/accounts', { fields, limit: '100' }, accounts, owner);
    return data.flatMap(({ instagram_business_account: one }) => (one ? [one] : []));
  };
  let installation: ReturnType<typeof read> | null = null;
  return (owner: Owner | null) => {
    if (owner) return read(owner);
    installation ??= read(null).catch((error: unknown) => {
      installation = null;
      throw error;
    });
    return installation;
  };
}
