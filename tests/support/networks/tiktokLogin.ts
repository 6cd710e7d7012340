import { createHash } from 'node:crypto';
import type { WorldAccount } from './account';
import { type Answer, type Asked, goTo, Refusal } from './exchange';
import { isReturnAddress, scopesOf, signInPage, wrongRequest } from './signIn';
import type { World } from './world';

export interface TiktokApp {
  key: string;
  secret: string;
}

/** Seconds a token of TikTok lives. */
export interface TiktokLives {
  access: number;
  refresh: number;
}

interface Grant {
  account: WorldAccount;
  scopes: string[];
}

interface Code extends Grant {
  redirect: string;
  challenge: string | null;
  endsAt: number;
  spent: boolean;
}

interface Pair extends Grant {
  access: string;
  accessEndsAt: number;
  refresh: string | null;
  refreshEndsAt: number;
}

export interface TiktokLogin {
  authorize(asked: Asked): Answer;
  answer(asked: Asked): Answer;
  token(asked: Asked): Answer;
  revoke(asked: Asked): Answer;
  /** Whom a token opens now. */
  open(access: string | null): Grant | null;
  issue(account: WorldAccount, scopes: string[]): Pair;
  /** The owner takes the app's permission away. */
  withdraw(account: WorldAccount): void;
}

/** TikTok answers a refused token with 200 and says so in the body. */
function refuse(error: string, error_description: string): never {
  throw new Refusal({ json: { error, error_description, log_id: '20261125000000SIMULATED' } });
}

const sha256 = (text: string) => createHash('sha256').update(text);

/**
 * TikTok's login kit. Its document asks for a hex challenge of what returns to this machine (a desktop app); of web apps
 * it says nothing, and both spellings are taken.
 */
export function tiktokLoginOf(world: World, app: TiktokApp, lives: TiktokLives): TiktokLogin {
  const codes = new Map<string, Code>();
  const pairs: Pair[] = [];
  const secondsNow = () => Math.floor(world.now().getTime() / 1000);
  let made = 0;
  const secret = (kind: string) => {
    made += 1;
    return `${kind}.${sha256(`${app.secret}:${made}`).digest('base64url')}`;
  };

  function wrongWith(query: URLSearchParams): string | null {
    if (query.get('client_key') !== app.key) return 'client_key';
    if (query.get('response_type') !== 'code') return 'response_type';
    if (!isReturnAddress(query.get('redirect_uri'))) return 'redirect_uri';
    if (scopesOf(query).length === 0) return 'scope';
    return query.has('code_challenge') && query.get('code_challenge_method') !== 'S256'
      ? 'code_challenge_method'
      : null;
  }

  function issue(account: WorldAccount, scopes: string[]): Pair {
    const pair = {
      account,
      scopes,
      access: secret('act'),
      accessEndsAt: secondsNow() + lives.access,
      refresh: secret('rft'),
      refreshEndsAt: secondsNow() + lives.refresh,
    };
    pairs.push(pair);
    return pair;
  }

  const told = (pair: Pair): Answer => ({
    json: {
      access_token: pair.access,
      expires_in: lives.access,
      open_id: pair.account.id,
      refresh_expires_in: pair.refreshEndsAt - secondsNow(),
      refresh_token: pair.refresh,
      scope: pair.scopes.join(','),
      token_type: 'Bearer',
    },
  });

  function verified({ challenge, redirect }: Code, verifier: string | null): boolean {
    if (challenge === null) return true;
    const isDesktop = ['localhost', '127.0.0.1'].includes(new URL(redirect).hostname);
    const hex = sha256(verifier ?? '').digest('hex');
    return challenge === hex || (!isDesktop && challenge === sha256(verifier ?? '').digest('base64url'));
  }

  function exchange(form: URLSearchParams): Answer {
    const code = codes.get(form.get('code') ?? '');
    if (!code || code.spent || code.endsAt < secondsNow()) {
      return refuse('invalid_grant', 'Authorization code is expired.');
    }
    if (code.redirect !== form.get('redirect_uri')) {
      return refuse('invalid_grant', 'Redirect_uri is not matched with the uri when requesting code.');
    }
    if (!verified(code, form.get('code_verifier'))) {
      return refuse('invalid_request', 'Code verifier or code challenge is invalid.');
    }
    code.spent = true;
    return told(issue(code.account, code.scopes));
  }

  function renew(form: URLSearchParams): Answer {
    const old = pairs.find((pair) => pair.refresh !== null && pair.refresh === form.get('refresh_token'));
    if (!old || old.refreshEndsAt <= secondsNow() || old.account.deleted) {
      return refuse('invalid_grant', 'Refresh token is invalid or expired.');
    }
    old.refresh = null;
    return told(Object.assign(issue(old.account, old.scopes), { refreshEndsAt: old.refreshEndsAt }));
  }

  function formOf(asked: Asked): URLSearchParams {
    if (!/^application\/x-www-form-urlencoded/.test(asked.headers['content-type'] ?? '')) {
      refuse('invalid_request', 'Only `application/x-www-form-urlencoded` is supported as Content-Type.');
    }
    const form = new URLSearchParams(asked.body);
    if (form.get('client_key') !== app.key || form.get('client_secret') !== app.secret) {
      refuse('invalid_client', 'Client key or secret is incorrect.');
    }
    return form;
  }

  return {
    issue,
    open: (access) => {
      const pair = pairs.find((one) => one.access === access);
      return pair && pair.accessEndsAt > secondsNow() && !pair.account.deleted ? pair : null;
    },
    withdraw: (account) => {
      for (const pair of pairs) if (pair.account === account) Object.assign(pair, { refresh: null, accessEndsAt: 0 });
    },
    authorize: ({ base, path, query }) => {
      const wrong = wrongWith(query);
      if (wrong) return wrongRequest('TikTok', wrong);
      const people = world
        .accounts('tiktok')
        .map(({ handle, name }) => ({ account: handle, name: `${name} (@${handle})` }));
      return signInPage({
        network: 'TikTok',
        scopes: scopesOf(query),
        people,
        query,
        action: `${base}/tiktok${path}answer`,
      });
    },
    answer: ({ query }) => {
      const wrong = wrongWith(query);
      if (wrong) return wrongRequest('TikTok', wrong);
      const redirect = query.get('redirect_uri') ?? '';
      const back = new URL(redirect);
      const account = world.find('tiktok', query.get('account')?.replace(/^@/, '') ?? '');
      if (query.get('decision') === 'allow' && account) {
        const code = secret('code');
        const scopes = scopesOf(query);
        codes.set(code, {
          account,
          scopes,
          redirect,
          challenge: query.get('code_challenge'),
          endsAt: secondsNow() + 600,
          spent: false,
        });
        back.searchParams.set('code', code);
        back.searchParams.set('scopes', scopes.join(','));
      } else {
        back.searchParams.set('error', 'access_denied');
        back.searchParams.set('error_description', 'The user denied the request.');
      }
      const state = query.get('state');
      if (state !== null) back.searchParams.set('state', state);
      return goTo(back.href);
    },
    token: (asked) => {
      const form = formOf(asked);
      const grant = form.get('grant_type');
      if (grant === 'authorization_code') return exchange(form);
      if (grant === 'refresh_token') return renew(form);
      return refuse('unsupported_grant_type', 'Grant type is not supported.');
    },
    revoke: (asked) => {
      const token = formOf(asked).get('token');
      const pair = pairs.find((one) => one.access === token || one.refresh === token);
      if (!pair) return refuse('invalid_request', 'Access token is invalid or not found in the request.');
      for (const one of pairs) {
        if (one.account === pair.account) Object.assign(one, { refresh: null, accessEndsAt: 0 });
      }
      return {};
    },
  };
}
