import { createHash } from 'node:crypto';
import * as yup from 'yup';
import { readProfileUrl } from '../../../domain/kols/profileUrl';
import type { ConsentedAccount, ConsentProvider, ConsentTokens } from './consent';
import { askProvider } from './consentHttp';
import { graphVersion, proofOf } from './graph';
import { readAs, remoteId } from './http';
import { NetworkFailure } from './network';

const realApi = 'https://graph.facebook.com';
const signInPages = 'https://www.facebook.com';
const day = 24 * 3600;
/** What a long-lived token lives where Meta does not say (its documents: about 60 days). */
const longLived = 60 * day;
/** Pages of `me/accounts` that are read at most. */
const mostPages = 20;

type MetaNetwork = 'facebook' | 'instagram';

const scopes: Record<MetaNetwork, readonly string[]> = {
  facebook: ['pages_show_list', 'pages_read_engagement', 'read_insights'],
  instagram: ['pages_show_list', 'pages_read_engagement', 'instagram_basic', 'instagram_manage_insights'],
};

/** The app Meta knows this installation as; `base` is the Graph API's, no slash at the end. */
export interface MetaApp {
  appId: string;
  appSecret: string;
  base: string;
}

const failed = yup.object({ error: yup.object({ code: yup.number().required() }).required() });
const granted = yup.object({ access_token: yup.string().required(), expires_in: yup.number().integer().min(1) });
const inspected = yup.object({
  data: yup
    .object({
      app_id: remoteId(),
      user_id: remoteId(),
      is_valid: yup.boolean().required(),
      scopes: yup.array(yup.string().required()).required(),
      data_access_expires_at: yup.number(),
    })
    .required(),
});
const pages = yup.object({
  data: yup
    .array(
      yup.object({
        id: remoteId(),
        name: yup.string().required(),
        username: yup.string(),
        link: yup.string(),
        access_token: yup.string(),
        instagram_business_account: yup
          .object({ id: remoteId(), username: yup.string().required() })
          .default(undefined),
      }),
    )
    .required(),
  paging: yup.object({ cursors: yup.object({ after: yup.string() }), next: yup.string() }),
});
type PageOfMeta = NonNullable<yup.InferType<typeof pages>['data']>[number];

/** Codes of Graph API errors, by what they mean to us. */
const reasonOf = (code: number) => {
  if ([4, 17, 32, 613].includes(code)) return 'rate_limited';
  if ([1, 2].includes(code)) return 'unavailable';
  return [102, 190].includes(code) ? 'consent_lost' : 'refused';
};

/** Consent of owners of Facebook pages, or of Instagram accounts that belong to a page: both are given as one person. */
export function metaConsent(network: MetaNetwork, { appId, appSecret, base }: MetaApp): ConsentProvider {
  async function ask<T>(
    path: string,
    query: Record<string, string>,
    schema: yup.Schema<T>,
    method = 'GET',
  ): Promise<T> {
    const url = new URL(`${base}/${graphVersion}/${path}?${new URLSearchParams(query)}`);
    const { body } = await askProvider(network, url, { method });
    if (failed.isValidSync(body)) throw new NetworkFailure(network, reasonOf(body.error.code));
    return readAs(network, schema, body);
  }

  const as = (access_token: string) => ({
    access_token,
    appsecret_proof: proofOf(access_token, appSecret),
  });
  const app = { client_id: appId, client_secret: appSecret };

  async function lasting(token: string): Promise<{ token: string; seconds: number }> {
    const query = { ...app, grant_type: 'fb_exchange_token', fb_exchange_token: token };
    const { access_token, expires_in } = await ask('oauth/access_token', query, granted);
    return { token: access_token, seconds: expires_in ?? longLived };
  }

  async function inspect(token: string) {
    const query = { input_token: token, access_token: `${appId}|${appSecret}` };
    const { data } = await ask('debug_token', query, inspected);
    if (!data.is_valid || data.app_id !== appId) throw new NetworkFailure(network, 'refused');
    return data;
  }

  async function ownPages(token: string): Promise<PageOfMeta[]> {
    const fields = 'id,name,username,link,access_token,instagram_business_account{id,username}';
    const found: PageOfMeta[] = [];
    let after: string | undefined;
    for (let page = 0; page < mostPages; page += 1) {
      const query = { ...as(token), fields, limit: '100', ...(after && { after }) };
      const { data, paging } = await ask('me/accounts', query, pages);
      found.push(...data);
      after = paging?.next ? paging.cursors?.after : undefined;
      if (!after) break;
    }
    return found;
  }

  return {
    networks: ['facebook', 'instagram'],
    freshBefore: 10 * day,
    authorizeUrl({ state, verifier, redirect }) {
      const query = {
        client_id: appId,
        response_type: 'code',
        scope: scopes[network].join(','),
        redirect_uri: redirect,
        state,
        code_challenge: createHash('sha256').update(verifier).digest('base64url'),
        code_challenge_method: 'S256',
      };
      return `${base === realApi ? signInPages : base}/${graphVersion}/dialog/oauth?${new URLSearchParams(query)}`;
    },
    async exchange({ code, verifier, redirect }) {
      const query = { ...app, code, code_verifier: verifier, redirect_uri: redirect };
      const { access_token } = await ask('oauth/access_token', query, granted);
      const { token, seconds } = await lasting(access_token);
      const { user_id, scopes: given, data_access_expires_at: until } = await inspect(token);
      const missing = scopes[network].filter((scope) => !given.includes(scope));
      const accounts = missing.length === 0 ? accountsIn(network, await ownPages(token)) : [];
      const left = until ? Math.max(1, until - Math.floor(Date.now() / 1000)) : seconds;
      const tokens: ConsentTokens = { access: token, refresh: token, accessSeconds: seconds, seconds: left };
      return { granted_by: user_id, scopes: given, missing, tokens, accounts };
    },
    async refresh({ access, refresh }, remote_id) {
      const { token, seconds } = await lasting(refresh ?? access);
      const own = accountsIn(network, await ownPages(token)).find((account) => account.remote_id === remote_id);
      if (!own) throw new NetworkFailure(network, 'consent_lost');
      return { access: own.access ?? token, refresh: token, accessSeconds: seconds, seconds: null };
    },
    async revoke({ access, refresh }) {
      const anything = yup.object({});
      await ask('me/permissions', as(refresh ?? access), anything, 'DELETE').catch((error: unknown) => {
        if (!(error instanceof NetworkFailure && error.reason === 'consent_lost')) throw error;
      });
    },
  };
}

function accountsIn(network: MetaNetwork, owned: readonly PageOfMeta[]): ConsentedAccount[] {
  const unsaid = { avatar: null, introduction: null, figures: null };
  if (network === 'facebook') {
    return owned.map(({ id, name, username, link, access_token }) => ({
      remote_id: id,
      urls: urlsOf(network, [`https://facebook.com/profile.php?id=${id}`, link, username && `@${username}`]),
      username: name,
      access: access_token ?? null,
      ...unsaid,
    }));
  }
  return owned.flatMap(({ instagram_business_account: account }) =>
    account
      ? [
          {
            remote_id: account.id,
            urls: urlsOf(network, [`@${account.username}`]),
            username: account.username,
            access: null,
            ...unsaid,
          },
        ]
      : [],
  );
}

function urlsOf(network: MetaNetwork, addresses: readonly (string | undefined)[]): string[] {
  const read = addresses.flatMap((address) => (address ? [readProfileUrl(address, network)] : []));
  return [...new Set(read.flatMap((one) => ('url' in one ? [one.url] : [])))];
}
