import { createHash, createHmac } from 'node:crypto';
import type { WorldAccount } from './account';
import { type Asked, tokenOf } from './exchange';
import { badToken, fail } from './graphErrors';
import type { World } from './world';

export interface MetaApp {
  id: string;
  secret: string;
  /** The installation's own token, of a system user, which does not end. */
  token: string;
}

/** Whom a token of Meta speaks for. */
export interface MetaToken {
  value: string;
  owner: string;
  /** The page it is for; null = the person's own. */
  page: WorldAccount | null;
  scopes: string[];
  issuedAt: Date;
  endsAt: Date | null;
  /** Why it opens nothing any more: 458 taken away, 460 password changed. */
  endedBy: 458 | 460 | null;
}

export interface MetaTokens {
  issue(token: { owner: string; page?: WorldAccount | null; scopes: string[]; seconds: number | null }): MetaToken;
  find(value: string): MetaToken | null;
  /** The token of a request that is good now, its proof checked. */
  of(asked: Asked): MetaToken;
  revoke(owner: string, subcode: 458 | 460): void;
  isInstallation(token: MetaToken): boolean;
  /** The person's id at Meta. */
  personId(owner: string): string;
}

/** Who owns the installation's page and Instagram account. */
export const agency = 'Agency';

const installationScopes = [
  'pages_show_list',
  'pages_read_engagement',
  'instagram_basic',
  'instagram_manage_insights',
  'business_management',
];

export function metaTokensOf(world: World, app: MetaApp, requireProof: boolean): MetaTokens {
  const tokens = new Map<string, MetaToken>();
  let issued = 0;
  const own: MetaToken = {
    value: app.token,
    owner: agency,
    page: null,
    scopes: installationScopes,
    issuedAt: world.now(),
    endsAt: null,
    endedBy: null,
  };
  tokens.set(own.value, own);

  function checkProof({ query }: Asked, value: string): void {
    const proof = query.get('appsecret_proof');
    if (proof === null && requireProof) {
      fail({
        message: 'API calls from the server require an appsecret_proof argument',
        type: 'GraphMethodException',
        code: 100,
      });
    }
    if (proof !== null && proof !== createHmac('sha256', app.secret).update(value).digest('hex')) {
      fail({
        message: 'Invalid appsecret_proof provided in the API argument',
        type: 'GraphMethodException',
        code: 100,
      });
    }
  }

  return {
    issue: ({ owner, page = null, scopes, seconds }) => {
      issued += 1;
      const now = world.now();
      const value = `EAA${createHash('sha256').update(`${app.secret}:${issued}:${owner}`).digest('base64url')}ZD`;
      const endsAt = seconds === null ? null : new Date(now.getTime() + seconds * 1000);
      const token = { value, owner, page, scopes, issuedAt: now, endsAt, endedBy: null };
      tokens.set(value, token);
      return token;
    },
    find: (value) => tokens.get(value) ?? null,
    of: (asked) => {
      const value = tokenOf(asked);
      if (!value) fail({ message: 'An access token is required to request this resource.', code: 104 });
      const token = tokens.get(value) ?? badToken();
      checkProof(asked, value);
      if (token.endedBy) badToken(token.endedBy);
      if (token.endsAt && token.endsAt <= world.now()) badToken(463);
      return token;
    },
    revoke: (owner, subcode) => {
      for (const token of tokens.values()) if (token.owner === owner && token !== own) token.endedBy = subcode;
    },
    isInstallation: (token) => token === own,
    personId: (owner) => `1022${world.chance.digits(13, 'person', owner)}`,
  };
}

/** The pages of a person with the Instagram account of each; one without a page of its own gets one. */
export function pagesOf(world: World, owner: string): { page: WorldAccount; instagram: WorldAccount | null }[] {
  const mine = (network: 'facebook' | 'instagram') => world.accounts(network).filter((one) => one.owner === owner);
  const businesses = mine('instagram').filter((one) => one.kind === 'business' || one.kind === 'page');
  const pages = mine('facebook').filter((one) => one.kind === 'page');
  for (const one of businesses.slice(pages.length)) {
    const handle = `${one.handle}.page`;
    pages.push(world.add({ network: 'facebook', handle, name: one.name, owner, followers: 100 }));
  }
  return pages.map((page, index) => ({ page, instagram: businesses[index] ?? null }));
}
