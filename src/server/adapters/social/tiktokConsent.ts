import { createHash } from 'node:crypto';
import * as yup from 'yup';
import { readProfileUrl } from '../../../domain/kols/profileUrl';
import type { ConsentedAccount, ConsentProvider, ConsentTokens } from './consent';
import { askProvider } from './consentHttp';
import { count, readAs, remoteId } from './http';
import { NetworkFailure } from './network';

const realApi = 'https://open.tiktokapis.com';
const signInPages = 'https://www.tiktok.com';
const scopes = ['user.info.basic', 'user.info.profile', 'user.info.stats', 'video.list'];
const fields = [
  'open_id',
  'avatar_url',
  'display_name',
  'bio_description',
  'username',
  'follower_count',
  'following_count',
  'likes_count',
  'video_count',
];

/** The app TikTok knows this installation as; `base` is the API's, no slash at the end. */
export interface TiktokApp {
  clientKey: string;
  clientSecret: string;
  base: string;
}

const failed = yup.object({ error: yup.string().required() });
const granted = yup.object({
  open_id: remoteId(),
  scope: yup.string().required(),
  access_token: yup.string().required(),
  expires_in: yup.number().integer().min(1).required(),
  refresh_token: yup.string().required(),
  refresh_expires_in: yup.number().integer().min(1).required(),
});
const told = yup.object({
  data: yup
    .object({
      user: yup
        .object({
          open_id: remoteId(),
          username: yup.string().required(),
          avatar_url: yup.string().nullable().default(null),
          bio_description: yup.string().nullable().default(null),
          follower_count: count(),
          following_count: count(),
          likes_count: count(),
          video_count: count(),
        })
        .required(),
    })
    .required(),
});

/** Consent of TikTok's owners: OAuth v2 with PKCE, whose refresh tokens change with each use. */
export function tiktokConsent({ clientKey, clientSecret, base }: TiktokApp): ConsentProvider {
  const app = { client_key: clientKey, client_secret: clientSecret };

  async function token(form: Record<string, string>) {
    const { body } = await post('/v2/oauth/token/', { ...app, ...form });
    const { error } = failed.isValidSync(body) ? body : { error: null };
    if (error === null) return readAs('tiktok', granted, body);
    if (error === 'rate_limit_exceeded') throw new NetworkFailure('tiktok', 'rate_limited');
    const isOver = error === 'invalid_grant' && form.grant_type === 'refresh_token';
    throw new NetworkFailure('tiktok', isOver ? 'consent_lost' : 'refused');
  }

  function post(path: string, form: Record<string, string>) {
    const headers = { 'cache-control': 'no-cache' };
    return askProvider('tiktok', new URL(base + path), { method: 'POST', headers, body: new URLSearchParams(form) });
  }

  async function account(access: string): Promise<ConsentedAccount> {
    const url = new URL(`${base}/v2/user/info/?fields=${fields.join(',')}`);
    const { status, body } = await askProvider('tiktok', url, { headers: { authorization: `Bearer ${access}` } });
    if (status !== 200) throw new NetworkFailure('tiktok', 'refused');
    const { user } = readAs('tiktok', told, body).data;
    const linked = readProfileUrl(`@${user.username}`, 'tiktok');
    return {
      remote_id: user.open_id,
      urls: 'url' in linked ? [linked.url] : [],
      username: user.username,
      avatar: user.avatar_url,
      introduction: user.bio_description,
      figures: {
        followers: user.follower_count,
        following: user.following_count,
        friends: null,
        hearts: user.likes_count,
        videos: user.video_count,
        comments: null,
        shares: null,
        collects: null,
        plays: null,
      },
      access: null,
    };
  }

  return {
    networks: ['tiktok'],
    freshBefore: 30 * 60,
    authorizeUrl({ state, verifier, redirect }) {
      const query = {
        client_key: clientKey,
        response_type: 'code',
        scope: scopes.join(','),
        redirect_uri: redirect,
        state,
        // TikTok wants it hexadecimal, other than RFC 7636.
        code_challenge: createHash('sha256').update(verifier).digest('hex'),
        code_challenge_method: 'S256',
      };
      return `${base === realApi ? signInPages : base}/v2/auth/authorize/?${new URLSearchParams(query)}`;
    },
    async exchange({ code, verifier, redirect }) {
      const form = { code, code_verifier: verifier, redirect_uri: redirect, grant_type: 'authorization_code' };
      const answer = await token(form);
      const given = answer.scope.split(',').map((scope) => scope.trim());
      const missing = scopes.filter((scope) => !given.includes(scope));
      const accounts = missing.length === 0 ? [await account(answer.access_token)] : [];
      return { granted_by: answer.open_id, scopes: given, missing, tokens: tokensOf(answer), accounts };
    },
    async refresh({ refresh }) {
      if (!refresh) throw new NetworkFailure('tiktok', 'consent_lost');
      return tokensOf(await token({ grant_type: 'refresh_token', refresh_token: refresh }));
    },
    async revoke({ access }) {
      const { status, body } = await post('/v2/oauth/revoke/', { ...app, token: access });
      const error = failed.isValidSync(body) ? body.error : null;
      // Of a token that is over already TikTok says that the request is invalid.
      const isOver = ['invalid_request', 'invalid_grant', 'access_token_invalid'].includes(error ?? '');
      if (!isOver && (error !== null || status !== 200)) throw new NetworkFailure('tiktok', 'refused');
    },
  };
}

function tokensOf(answer: yup.InferType<typeof granted>): ConsentTokens {
  return {
    access: answer.access_token,
    refresh: answer.refresh_token,
    accessSeconds: answer.expires_in,
    seconds: answer.refresh_expires_in,
  };
}
