import { followersAt, type WorldAccount } from './account';
import { fail, noInstagramUser, noPermission, unsupported } from './graphErrors';
import type { Field } from './graphFields';
import { edgePage, type Fields, isOwn, listed, metaTime, type Reader, tell } from './graphNodes';
import { pictureUrl } from './pictures';
import { isReel, numberOf, postUrl, type WorldPost } from './post';

const threeDays = 3 * 86_400;

/** A professional account is told of, a person's is not; nor is one that is private. */
const isProfessional = (account: WorldAccount) =>
  (account.kind === 'business' || account.kind === 'page') && !account.private;

const picture = ({ world, base }: Reader, { account, index }: WorldPost) =>
  pictureUrl(base, world, account, `post${index}`, threeDays);

const publicMedia: Fields<WorldPost> = {
  id: (_, post) => numberOf(post),
  caption: (_, post) => post.caption || undefined,
  permalink: (_, post) => postUrl(post),
  timestamp: (_, post) => metaTime(post.publishedAt),
  username: (_, post) => post.account.handle,
  media_type: (_, post) => (isReel(post) ? 'VIDEO' : 'IMAGE'),
  media_product_type: (_, post) => (isReel(post) ? 'REELS' : 'FEED'),
  media_url: (reader, post) => (isReel(post) ? undefined : picture(reader, post)),
  thumbnail_url: (reader, post) => (isReel(post) ? picture(reader, post) : undefined),
  comments_count: ({ world }, post) => world.figures(post).comments,
  like_count: (reader, post) =>
    post.account.hidesLikes && !isOwn(reader, post.account) ? undefined : reader.world.figures(post).likes,
};

const discoveredMedia: Fields<WorldPost> = {
  ...publicMedia,
  view_count: ({ world }, post) => (isReel(post) ? world.figures(post).views : undefined),
};

const publicUser: Fields<WorldAccount> = {
  id: (_, account) => account.id,
  ig_id: (_, account) => Number(account.id.slice(-10)),
  username: (_, account) => account.handle,
  name: (_, account) => account.name,
  biography: (_, account) => account.description,
  website: () => undefined,
  followers_count: ({ world }, account) => followersAt(account, world.now()),
  follows_count: () => 321,
  media_count: ({ world }, account) => world.posts(account).length,
  profile_picture_url: ({ world, base }, account) => pictureUrl(base, world, account, 'avatar', threeDays),
};

const discoveredUser: Fields<WorldAccount> = { ...publicUser, media: discoveredMediaOf };

const ownUser: Fields<WorldAccount> = {
  ...publicUser,
  business_discovery: discover,
  media: (reader, account, field) => ownMedia(reader, account, field, field.modifiers),
};

function discover(reader: Reader, _: WorldAccount, { modifiers, fields }: Field) {
  const { username } = modifiers;
  if (!username) return fail({ message: '(#100) The parameter username is required', code: 100 });
  const found = reader.world.find('instagram', username);
  if (!found || !isProfessional(found)) return noInstagramUser(username);
  return tell('ShadowIGUser', discoveredUser, reader, found, fields);
}

function discoveredMediaOf(reader: Reader, account: WorldAccount, { modifiers, fields }: Field) {
  const { data, cursors, hasMore, hasPrevious } = edgePage({
    items: reader.world.posts(account),
    idOf: numberOf,
    tell: (post) => tell('ShadowIGMedia', discoveredMedia, reader, post, fields),
    limit: modifiers.limit ?? null,
    after: modifiers.after ?? null,
    before: modifiers.before ?? null,
  });
  if (!cursors || !(hasMore || hasPrevious)) return { data };
  const { before, after } = cursors;
  return { data, paging: { cursors: { ...(hasPrevious && { before }), ...(hasMore && { after }) } } };
}

function ownMedia(reader: Reader, account: WorldAccount, { fields }: Field, page: Record<string, string>) {
  return listed(reader, {
    items: reader.world.posts(account),
    idOf: numberOf,
    tell: (post) => tell('IGMedia', publicMedia, reader, post, fields),
    limit: page.limit ?? null,
    after: page.after ?? null,
    before: page.before ?? null,
  });
}

function allowed({ token }: Reader, scope: string): void {
  if (!token.scopes.includes(scope)) noPermission();
}

/** An Instagram account: only its owner reads it by its id; everybody else through their own account. */
export function instagramUser(
  reader: Reader,
  account: WorldAccount,
  fields: Field[],
  edge: string | null,
  page: Record<string, string>,
) {
  if (!isOwn(reader, account) || !isProfessional(account)) return unsupported(account.id);
  allowed(reader, 'instagram_basic');
  if (edge === null) return tell('IGUser', ownUser, reader, account, fields);
  if (edge === 'media') return ownMedia(reader, account, { name: 'media', modifiers: {}, fields }, page);
  return fail({ message: `(#100) Tried accessing nonexisting field (${edge}) on node type (IGUser)`, code: 100 });
}

const metrics: Record<string, (reader: Reader, post: WorldPost) => number> = {
  views: ({ world }, post) => world.figures(post).views,
  reach: ({ world }, post) => Math.floor(world.figures(post).views * 0.8),
  likes: ({ world }, post) => world.figures(post).likes,
  comments: ({ world }, post) => world.figures(post).comments,
  shares: ({ world }, post) => world.figures(post).shares,
  saved: ({ world }, post) => Math.floor(world.figures(post).likes * 0.1),
};

/** A post of Instagram and its insights, for its owner. */
export function instagramMedia(
  reader: Reader,
  post: WorldPost,
  fields: Field[],
  edge: string | null,
  metric: string | null,
) {
  if (!isOwn(reader, post.account)) return unsupported(numberOf(post));
  allowed(reader, 'instagram_basic');
  if (edge === null) return tell('IGMedia', publicMedia, reader, post, fields);
  if (edge !== 'insights') return unsupported(numberOf(post));
  allowed(reader, 'instagram_manage_insights');
  const asked = metric?.split(',').map((name) => name.trim()) ?? [];
  if (asked.length === 0) fail({ message: '(#100) The parameter metric is required', code: 100 });
  const data = asked.map((name, index) => {
    const count = Object.hasOwn(metrics, name) ? metrics[name] : undefined;
    if (!count) {
      const known = Object.keys(metrics).join(', ');
      return fail({ message: `(#100) metric[${index}] must be one of the following values: ${known}`, code: 100 });
    }
    return {
      name,
      period: 'lifetime',
      values: [{ value: count(reader, post) }],
      title: name,
      description: name,
      id: `${numberOf(post)}/insights/${name}/lifetime`,
    };
  });
  return { data };
}
