import { followersAt, type WorldAccount } from './account';
import { type Answer, type Asked, type Interface, Refusal, tokenOf } from './exchange';
import { pictureUrl } from './pictures';
import { numberOf, postUrl, type WorldPost } from './post';
import type { Tally } from './tally';
import { type TiktokApp, type TiktokLives, type TiktokLogin, tiktokLoginOf } from './tiktokLogin';
import type { World } from './world';

interface Setting {
  world: World;
  tally: Tally;
  app: TiktokApp;
  lives: TiktokLives;
}

type Fields<T> = Record<string, { scope: string; tell(node: T, base: string): unknown }>;

/** Seconds a cover's address is good for: six hours. */
const coverLife = 6 * 3600;

const log_id = '20261125000000SIMULATED';

const ok = (data: object): Answer => ({ json: { data, error: { code: 'ok', message: '', log_id } } });

function refuse(status: number, code: string, message: string): never {
  throw new Refusal({ status, json: { data: {}, error: { code, message, log_id } } });
}

/** What TikTok answers to too many requests a minute. */
export const tiktokTooMany = (): Answer => ({
  status: 429,
  json: {
    data: {},
    error: { code: 'rate_limit_exceeded', message: 'The API rate limit was exceeded. Please try again later.', log_id },
  },
});

/** TikTok's API v2: login kit, user/info, video/list and video/query. */
export function tiktokOf({ world, tally, app, lives }: Setting): { answer: Interface; login: TiktokLogin } {
  const login = tiktokLoginOf(world, app, lives);
  const all = (scope: string, told: Record<string, (account: WorldAccount, base: string) => unknown>) =>
    Object.entries(told).map(([name, tell]) => [name, { scope, tell }]);
  const avatar = (account: WorldAccount, base: string) => pictureUrl(base, world, account, 'avatar', coverLife);

  const user: Fields<WorldAccount> = Object.fromEntries([
    ...all('user.info.basic', {
      open_id: ({ id }) => id,
      union_id: ({ id }) => world.chance.digest(id, 'union').toString('hex').slice(0, 36),
      avatar_url: avatar,
      avatar_url_100: avatar,
      avatar_large_url: avatar,
      display_name: ({ name }) => name,
    }),
    ...all('user.info.profile', {
      bio_description: ({ description }) => description,
      profile_deep_link: ({ handle }) => `https://www.tiktok.com/@${handle}`,
      is_verified: ({ verified }) => verified,
      username: ({ handle }) => handle,
    }),
    ...all('user.info.stats', {
      follower_count: (account) => followersAt(account, world.now()),
      following_count: () => 123,
      likes_count: (account) => world.posts(account).reduce((sum, post) => sum + world.figures(post).likes, 0),
      video_count: (account) => world.posts(account).length,
    }),
  ]);

  const told: Record<string, (post: WorldPost, base: string) => unknown> = {
    id: numberOf,
    create_time: ({ publishedAt }) => publishedAt && Math.floor(publishedAt.getTime() / 1000),
    cover_image_url: ({ account, index }, base) => pictureUrl(base, world, account, `post${index}`, coverLife),
    share_url: (post) => `${postUrl(post)}?utm_campaign=tt4d_open_api&utm_source=${app.key}`,
    video_description: ({ caption }) => caption,
    title: ({ caption }) => caption.slice(0, 150),
    duration: ({ index }) => 15 + (index % 45),
    height: () => 1024,
    width: () => 576,
    embed_link: (post) => `https://www.tiktok.com/player/v1/${numberOf(post)}`,
    like_count: (post) => world.figures(post).likes,
    comment_count: (post) => world.figures(post).comments,
    share_count: (post) => world.figures(post).shares,
    view_count: (post) => world.figures(post).views,
  };
  const video: Fields<WorldPost> = Object.fromEntries(
    Object.entries(told).map(([name, tell]) => [name, { scope: 'video.list', tell }]),
  );

  const calls: Record<string, (asked: Asked, account: WorldAccount, scopes: string[]) => Answer> = {
    'GET /v2/user/info/': (asked, account, scopes) => ok({ user: tell(asked, user, scopes, account) }),
    'POST /v2/video/list/': (asked, account, scopes) => {
      const { cursor = Number.POSITIVE_INFINITY, max_count = 10 } = bodyOf<{ cursor?: number; max_count?: number }>(
        asked,
      );
      if (!Number.isInteger(max_count) || max_count < 1 || max_count > 20) {
        refuse(400, 'invalid_params', 'Max count must be between 1 and 20');
      }
      const older = account.private ? [] : world.posts(account).filter((post) => post.orderedAt.getTime() < cursor);
      const page = older.slice(0, max_count);
      return ok({
        videos: page.map((post) => tell(asked, video, scopes, post)),
        cursor: page.at(-1)?.orderedAt.getTime() ?? 0,
        has_more: older.length > page.length,
      });
    },
    'POST /v2/video/query/': (asked, account, scopes) => {
      const ids = bodyOf<{ filters?: { video_ids?: string[] } }>(asked).filters?.video_ids ?? [];
      if (ids.length === 0 || ids.length > 20) refuse(400, 'invalid_params', 'Video ids must be between 1 and 20');
      const posts = ids
        .map((id) => world.postById('tiktok', id))
        .filter((post): post is WorldPost => post !== null && post.account === account && !account.private);
      return ok({ videos: posts.map((post) => tell(asked, video, scopes, post)) });
    },
  };

  function answer(asked: Asked): Answer {
    const name = `${asked.method} ${asked.path}`;
    const signIn: Record<string, (asked: Asked) => Answer> = {
      'GET /v2/auth/authorize/': login.authorize,
      'GET /v2/auth/authorize/answer': login.answer,
      'POST /v2/oauth/token/': login.token,
      'POST /v2/oauth/revoke/': login.revoke,
    };
    const unmetered = signIn[name];
    if (unmetered) {
      tally.take('tiktok_login', `/tiktok${asked.path}`, 1);
      return unmetered(asked);
    }
    const call = calls[name];
    if (!call)
      return { status: 404, json: { error: { code: 'invalid_params', message: 'Unsupported path(Janus)', log_id } } };
    if (!tally.take('tiktok', `/tiktok${asked.path}`, 1, asked.path).granted) return tiktokTooMany();
    const grant = login.open(asked.headers.authorization ? tokenOf(asked) : null);
    if (!grant) {
      return refuse(401, 'access_token_invalid', 'The access token is invalid or not found in the request.');
    }
    return call(asked, grant.account, grant.scopes);
  }

  return { answer, login };
}

function tell<T>({ query, base }: Asked, table: Fields<T>, scopes: string[], node: T): Record<string, unknown> {
  const names = (query.get('fields') ?? '')
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);
  if (names.length === 0) refuse(400, 'invalid_params', 'Fields is required');
  return Object.fromEntries(
    names.flatMap((name) => {
      const field = Object.hasOwn(table, name) ? table[name] : undefined;
      if (!field) return refuse(400, 'invalid_params', `Invalid field(s): ${name}`);
      if (!scopes.includes(field.scope)) {
        return refuse(
          401,
          'scope_not_authorized',
          'The user did not authorize the scope required for completing this request.',
        );
      }
      const value = field.tell(node, base);
      return value === null || value === undefined ? [] : [[name, value]];
    }),
  );
}

function bodyOf<T extends object>({ body }: Asked): T {
  try {
    const read: unknown = body ? JSON.parse(body) : {};
    if (typeof read === 'object' && read !== null) return read as T;
  } catch {
    // What is no JSON is refused like what is no object.
  }
  return refuse(400, 'invalid_params', 'The request body is not a JSON object');
}
