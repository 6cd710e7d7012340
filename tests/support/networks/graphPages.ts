import { followersAt, type WorldAccount } from './account';
import { fail, noAlias, noPermission, unsupported } from './graphErrors';
import type { Field } from './graphFields';
import { type Fields, isOwn, listed, metaTime, type Reader, tell } from './graphNodes';
import { pagesOf } from './metaTokens';
import { pictureUrl } from './pictures';
import { postId, postUrl, type WorldPost } from './post';

const threeDays = 3 * 86_400;

const summed = (field: Field, count: number, extra: object) => ({
  data: [],
  ...('summary' in field.modifiers && { summary: { total_count: count, ...extra } }),
});

const postFields: Fields<WorldPost> = {
  id: (_, post) => postId(post),
  message: (_, post) => post.caption || undefined,
  story: () => undefined,
  created_time: (_, post) => metaTime(post.publishedAt),
  updated_time: (_, post) => metaTime(post.publishedAt),
  permalink_url: (_, post) => postUrl(post),
  full_picture: ({ world, base }, { account, index }) => pictureUrl(base, world, account, `post${index}`, threeDays),
  status_type: () => 'added_photos',
  from: (_, { account }) => ({ id: account.id, name: account.name }),
  shares: ({ world }, post) => {
    const { shares } = world.figures(post);
    return shares > 0 ? { count: shares } : undefined;
  },
  reactions: ({ world }, post, field) =>
    post.account.hidesLikes ? undefined : summed(field, world.figures(post).likes, { viewer_reaction: 'NONE' }),
  likes: ({ world }, post, field) =>
    post.account.hidesLikes
      ? undefined
      : summed(field, Math.floor(world.figures(post).likes * 0.9), { can_like: false, has_liked: false }),
  comments: ({ world }, post, field) =>
    summed(field, world.figures(post).comments, { order: 'ranked', can_comment: false }),
};

const pageFields: Fields<WorldAccount> = {
  id: (_, page) => page.id,
  name: (_, page) => page.name,
  username: (_, page) => page.handle,
  link: (_, page) => `https://www.facebook.com/${page.handle}`,
  about: (_, page) => page.description,
  category: () => 'Personal blog',
  followers_count: ({ world }, page) => followersAt(page, world.now()),
  fan_count: ({ world }, page) => Math.floor(followersAt(page, world.now()) * 0.97),
  verification_status: (_, page) => (page.verified ? 'blue_verified' : 'not_verified'),
  is_verified: (_, page) => page.verified,
  picture: ({ world, base }, page) => ({
    data: { url: pictureUrl(base, world, page, 'avatar', threeDays), is_silhouette: false, height: 50, width: 50 },
  }),
  posts: postsOf,
  published_posts: postsOf,
  feed: postsOf,
  instagram_business_account: (reader, page, { fields }) => {
    if (!isOwn(reader, page)) return undefined;
    const mine = pagesOf(reader.world, page.owner).find((one) => one.page === page)?.instagram;
    if (!mine) return undefined;
    const all = { id: mine.id, username: mine.handle, name: mine.name };
    const names = fields.map(({ name }) => name);
    return Object.fromEntries(Object.entries(all).filter(([name]) => name === 'id' || names.includes(name)));
  },
};

function postsOf(reader: Reader, page: WorldAccount, { modifiers, fields }: Field) {
  return listed(reader, {
    items: reader.world.posts(page),
    idOf: postId,
    tell: (post) => facebookPost(reader, post, fields),
    limit: modifiers.limit ?? null,
    after: modifiers.after ?? null,
    before: modifiers.before ?? null,
  });
}

const plain = (...names: string[]): Field[] => names.map((name) => ({ name, modifiers: {}, fields: [] }));

/** The page behind an id or a name. Of a person's profile and a group Meta tells nothing. */
export function pageBy({ world }: Reader, key: string): WorldAccount {
  const isId = /^\d+$/.test(key);
  const page = isId ? world.byId('facebook', key) : world.find('facebook', key);
  if (!page) return isId ? unsupported(key) : noAlias(key);
  if (page.kind === 'group') return noPermission();
  if (page.kind === 'person' && !isId) {
    return fail({ message: `(#803) Cannot query users by their username (${key})`, code: 803 });
  }
  if (page.kind === 'person' || page.private) return unsupported(key);
  return page;
}

/** A page, or an edge of it with its posts. */
export function facebookPage(
  reader: Reader,
  page: WorldAccount,
  fields: Field[],
  edge: string | null,
  modifiers: Record<string, string>,
) {
  if (edge === null) return tell('Page', pageFields, reader, page, fields.length > 0 ? fields : plain('name', 'id'));
  if (edge === 'posts' || edge === 'published_posts' || edge === 'feed') {
    return postsOf(reader, page, { name: edge, modifiers, fields });
  }
  return fail({ message: `(#100) Tried accessing nonexisting field (${edge}) on node type (Page)`, code: 100 });
}

export const facebookPost = (reader: Reader, post: WorldPost, fields: Field[]) =>
  tell('Post', postFields, reader, post, fields.length > 0 ? fields : plain('created_time', 'message', 'id'));

/** `/me/accounts`: the pages of the token's person, each with its own token. */
export function ownPages(reader: Reader, fields: Field[], tokenFor: (page: WorldAccount) => string) {
  const asked = fields.length > 0 ? fields : plain('access_token', 'category', 'name', 'id', 'tasks');
  const table: Fields<WorldAccount> = {
    ...pageFields,
    access_token: (_, page) => tokenFor(page),
    tasks: () => ['ANALYZE', 'ADVERTISE', 'MODERATE', 'CREATE_CONTENT'],
  };
  const mine = reader.token.scopes.includes('pages_show_list') ? pagesOf(reader.world, reader.token.owner) : [];
  return listed(reader, {
    items: mine.map(({ page }) => page),
    idOf: (page) => page.id,
    tell: (page) => tell('Page', table, reader, page, asked),
    limit: null,
    after: null,
    before: null,
  });
}
