import { createHash } from 'node:crypto';
import { type Answer, type Asked, goTo } from './exchange';
import { fail } from './graphErrors';
import type { MetaApp, MetaTokens } from './metaTokens';
import { isReturnAddress, scopesOf, signInPage, wrongRequest } from './signIn';
import type { World } from './world';

interface Setting {
  world: World;
  app: MetaApp;
  tokens: MetaTokens;
}

interface Code {
  owner: string;
  scopes: string[];
  redirect: string;
  challenge: string | null;
  endsAt: number;
  spent: boolean;
}

export interface MetaLogin {
  dialog(asked: Asked): Answer;
  answer(asked: Asked): Answer;
  accessToken(asked: Asked): Answer;
  debugToken(asked: Asked): Answer;
}

const shortLife = 2 * 3600;
/** Seconds a token lives that was exchanged for a long-lived one: 60 days. */
const longLife = 60 * 86_400;

/** Meta's sign-in page, and what an application does with the code it returns with. */
export function metaLoginOf({ world, app, tokens }: Setting): MetaLogin {
  const codes = new Map<string, Code>();

  function wrongWith(query: URLSearchParams): string | null {
    if (query.get('client_id') !== app.id) return 'Invalid App ID';
    if (!isReturnAddress(query.get('redirect_uri'))) return 'URL Blocked: redirect_uri';
    const method = query.get('code_challenge_method') ?? 'S256';
    return method === 'S256' ? null : 'code_challenge_method';
  }

  function people() {
    const all = [...world.accounts('facebook'), ...world.accounts('instagram')].filter((one) => one.kind !== 'group');
    const handles = new Map<string, string[]>();
    for (const { owner, handle } of all) handles.set(owner, [...(handles.get(owner) ?? []), handle]);
    return [...handles].map(([owner, theirs]) => ({ account: owner, name: `${owner} (${theirs.join(', ')})` }));
  }

  /** The person an account belongs to, asked for by its handle or by the person's name. */
  function ownerBy(account: string): string {
    const all = [...world.accounts('facebook'), ...world.accounts('instagram')];
    if (all.some((one) => one.owner === account)) return account;
    const known = all.find((one) => one.handle.toLowerCase() === account.toLowerCase());
    return (known ?? world.find('facebook', account))?.owner ?? account;
  }

  function checkApp({ query }: Asked): void {
    if (query.get('client_id') !== app.id) {
      fail({ message: 'Error validating application. Cannot get application info due to a system error.', code: 101 });
    }
    if (query.get('client_secret') !== app.secret) fail({ message: 'Error validating client secret.', code: 1 });
  }

  function exchangeCode({ query }: Asked): Answer {
    const code = codes.get(query.get('code') ?? '');
    if (!code) return fail({ message: 'Invalid verification code format.', code: 100 });
    if (code.spent) return fail({ message: 'This authorization code has been used.', code: 100, error_subcode: 36009 });
    if (code.endsAt < world.now().getTime()) {
      return fail({ message: 'This authorization code has expired.', code: 100, error_subcode: 36007 });
    }
    if (code.redirect !== query.get('redirect_uri')) {
      const message =
        'Error validating verification code. Please make sure your redirect_uri is identical to the one you used in the OAuth dialog request';
      return fail({ message, code: 100, error_subcode: 36008 });
    }
    const verified = createHash('sha256')
      .update(query.get('code_verifier') ?? '')
      .digest('base64url');
    if (code.challenge && code.challenge !== verified) return fail({ message: 'Invalid code_verifier', code: 100 });
    code.spent = true;
    return tokenAnswer(code.owner, code.scopes, shortLife);
  }

  function tokenAnswer(owner: string, scopes: string[], seconds: number): Answer {
    const { value } = tokens.issue({ owner, scopes, seconds });
    return { json: { access_token: value, token_type: 'bearer', expires_in: seconds } };
  }

  return {
    dialog: ({ base, path, query }) => {
      const wrong = wrongWith(query);
      if (wrong) return wrongRequest('Facebook', wrong);
      return signInPage({
        network: 'Facebook',
        scopes: scopesOf(query),
        people: people(),
        query,
        action: `${base}/graph${path.replace(/\/$/, '')}/answer`,
      });
    },
    answer: ({ query }) => {
      const wrong = wrongWith(query);
      if (wrong) return wrongRequest('Facebook', wrong);
      const back = new URL(query.get('redirect_uri') ?? '');
      const state = query.get('state');
      if (query.get('decision') === 'allow') {
        const owner = ownerBy(query.get('account') ?? '');
        const code = createHash('sha256').update(`${owner}:${codes.size}:${app.secret}`).digest('base64url');
        const endsAt = world.now().getTime() + 600_000;
        const redirect = query.get('redirect_uri') ?? '';
        codes.set(code, {
          owner,
          scopes: scopesOf(query),
          redirect,
          challenge: query.get('code_challenge'),
          endsAt,
          spent: false,
        });
        back.searchParams.set('code', code);
      } else {
        back.searchParams.set('error', 'access_denied');
        back.searchParams.set('error_code', '200');
        back.searchParams.set('error_description', 'Permissions error');
        back.searchParams.set('error_reason', 'user_denied');
      }
      if (state !== null) back.searchParams.set('state', state);
      return goTo(`${back.href}#_=_`);
    },
    accessToken: (asked) => {
      checkApp(asked);
      const grant = asked.query.get('grant_type');
      if (grant === 'client_credentials')
        return { json: { access_token: `${app.id}|${app.secret}`, token_type: 'bearer' } };
      if (grant === null || grant === 'authorization_code') return exchangeCode(asked);
      if (grant !== 'fb_exchange_token') return fail({ message: `(#100) Unsupported grant_type: ${grant}`, code: 100 });
      const value = asked.query.get('fb_exchange_token') ?? '';
      const token = tokens.of({ ...asked, headers: {}, query: new URLSearchParams({ access_token: value }) });
      return tokenAnswer(token.owner, token.scopes, longLife);
    },
    debugToken: (asked) => {
      const by = asked.query.get('access_token');
      if (by !== `${app.id}|${app.secret}` && !tokens.find(by ?? '')) {
        return fail({
          message:
            '(#100) You must provide an app access token, or a user access token that is an owner or developer of the app',
          code: 100,
        });
      }
      return { json: { data: debugged(asked.query.get('input_token') ?? '') } };
    },
  };

  function debugged(value: string) {
    const token = tokens.find(value);
    if (!token) return { error: { code: 190, message: 'Invalid OAuth access token.' }, is_valid: false, scopes: [] };
    const isOver = token.endsAt !== null && token.endsAt <= world.now();
    return {
      app_id: app.id,
      type: token.page ? 'PAGE' : 'USER',
      application: 'KOL Hub',
      expires_at: token.endsAt ? Math.floor(token.endsAt.getTime() / 1000) : 0,
      is_valid: !isOver && token.endedBy === null,
      issued_at: Math.floor(token.issuedAt.getTime() / 1000),
      scopes: token.scopes,
      user_id: tokens.personId(token.owner),
    };
  }
}
