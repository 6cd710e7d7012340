import { type Answer, type Asked, type Interface, Refusal } from './exchange';
import { fail, noAlias, tooMany, unsupported } from './graphErrors';
import { type Field, readFields } from './graphFields';
import { instagramMedia, instagramUser } from './graphInstagram';
import type { Reader } from './graphNodes';
import { facebookPage, facebookPost, ownPages, pageBy } from './graphPages';
import { metaLoginOf } from './metaLogin';
import { type MetaApp, type MetaToken, type MetaTokens, metaTokensOf } from './metaTokens';
import type { Tally } from './tally';
import type { World } from './world';

interface Setting {
  world: World;
  tally: Tally;
  app: MetaApp;
  requireProof: boolean;
}

/** Meta's Graph API: pages, Instagram by business discovery and for its owner, and sign-in. */
export function graphOf({ world, tally, app, requireProof }: Setting): { answer: Interface; tokens: MetaTokens } {
  const tokens = metaTokensOf(world, app, requireProof);
  const login = metaLoginOf({ world, app, tokens });
  const unmetered: Record<string, (asked: Asked) => Answer> = {
    '/dialog/oauth': login.dialog,
    '/dialog/oauth/answer': login.answer,
    '/oauth/access_token': login.accessToken,
    '/debug_token': login.debugToken,
  };

  function answer(given: Asked): Answer {
    const asked = withForm(given);
    const path = asked.path.replace(/^\/v\d+\.\d+(?=\/|$)/, '').replace(/\/+$/, '');
    const before = unmetered[path];
    if (before) {
      tally.take('meta_login', `/graph${path}`, 1);
      return before(asked);
    }
    const token = tokens.of(asked);
    const ids = path === '' ? idsOf(asked) : null;
    const usage = spend(token, nameOf(path), ids?.length ?? 1);
    const reader = { world, base: asked.base, token, address: `${asked.base}/graph${asked.path}?${asked.query}` };
    try {
      return { json: read(reader, asked, path, ids), headers: usage };
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      throw new Refusal({ ...error.answer, headers: usage });
    }
  }

  /** Takes what the call costs: of the app's hour, or of the person's whose token it is. */
  function spend(token: MetaToken, name: string, units: number): Record<string, string> {
    const isOwn = tokens.isInstallation(token);
    const { granted, used, allowed } = tally.take(isOwn ? 'meta' : 'meta_owner', name, units, isOwn ? '' : token.owner);
    const percent = Math.min(100, Math.floor((100 * used) / allowed));
    const usage = {
      'x-app-usage': JSON.stringify({ call_count: percent, total_time: percent, total_cputime: percent }),
    };
    if (granted) return usage;
    try {
      return tooMany(isOwn ? 'app' : 'owner');
    } catch (error) {
      throw error instanceof Refusal ? new Refusal({ ...error.answer, headers: usage }) : error;
    }
  }

  function read(reader: Reader, asked: Asked, path: string, ids: string[] | null): unknown {
    const fields = fieldsOf(asked);
    if (ids) return Object.fromEntries(ids.map((id) => [id, aliased(() => node(reader, id, null, fields, asked), id)]));
    const [, id = '', edge = null] = path.split('/').map(decodeURIComponent);
    if (id === 'me' || id === tokens.personId(reader.token.owner)) return me(reader, asked, edge, fields);
    if (asked.method !== 'GET') return unsupported(id);
    return node(reader, id, edge, fields, asked);
  }

  function me(reader: Reader, asked: Asked, edge: string | null, fields: Field[]): unknown {
    const { token } = reader;
    if (edge === 'accounts') {
      return ownPages(reader, fields, (page) => {
        const seconds = token.endsAt ? Math.max(1, (token.endsAt.getTime() - world.now().getTime()) / 1000) : null;
        return tokens.issue({ owner: token.owner, page, scopes: token.scopes, seconds }).value;
      });
    }
    if (edge === 'permissions' && asked.method === 'DELETE') {
      tokens.revoke(token.owner, 458);
      return { success: true };
    }
    if (edge === 'permissions') return { data: token.scopes.map((permission) => ({ permission, status: 'granted' })) };
    if (token.page) return facebookPage(reader, token.page, fields, edge, modifiersOf(asked));
    return { id: tokens.personId(token.owner), name: token.owner };
  }

  function node(reader: Reader, id: string, edge: string | null, fields: Field[], asked: Asked): unknown {
    const instagram = world.byId('instagram', id);
    if (instagram) return instagramUser(reader, instagram, fields, edge, modifiersOf(asked));
    const media = world.postById('instagram', id);
    if (media) return instagramMedia(reader, media, fields, edge, asked.query.get('metric'));
    const [pageId, number] = /^(\d+)_(\d+)$/.exec(id)?.slice(1) ?? [];
    if (!number) return facebookPage(reader, pageBy(reader, id), fields, edge, modifiersOf(asked));
    const post = world.postById('facebook', number);
    if (!post || post.account.id !== pageId || edge !== null) return unsupported(id);
    pageBy(reader, post.account.id);
    return facebookPost(reader, post, fields);
  }

  return { answer, tokens };
}

/** What is posted as a form stands for the query, as Meta takes it. */
function withForm(asked: Asked): Asked {
  if (!asked.headers['content-type']?.startsWith('application/x-www-form-urlencoded')) return asked;
  return { ...asked, query: new URLSearchParams([...asked.query, ...new URLSearchParams(asked.body)]) };
}

/** Several ids at once fail together where one of them is not there, and the error names that one. */
function aliased(told: () => unknown, id: string): unknown {
  try {
    return told();
  } catch (error) {
    if (error instanceof Refusal) return noAlias(id);
    throw error;
  }
}

function idsOf({ query }: Asked): string[] {
  const ids = [
    ...new Set(
      (query.get('ids') ?? '')
        .split(',')
        .map((id) => id.trim())
        .filter(Boolean),
    ),
  ];
  if (ids.length === 0) fail({ message: 'Unsupported get request.', type: 'GraphMethodException', code: 100 });
  if (ids.length > 50) fail({ message: `(#100) Too many IDs. Maximum: 50. Provided: ${ids.length}.`, code: 100 });
  return ids;
}

function fieldsOf({ query }: Asked): Field[] {
  try {
    return readFields(query.get('fields') ?? '');
  } catch (error) {
    const what = error instanceof SyntaxError ? error.message : '';
    return fail({ message: `Syntax error "Expected end of string instead of "${what}"."`, code: 2500 });
  }
}

const modifiersOf = ({ query }: Asked): Record<string, string> =>
  Object.fromEntries(
    ['limit', 'after', 'before'].flatMap((name) => {
      const value = query.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );

/** The path as it is counted: ids and names of accounts left out. */
const nameOf = (path: string) =>
  path === '' ? '/graph/?ids' : `/graph${path.startsWith('/me') ? path : path.replace(/^\/[^/]+/, '/{id}')}`;
