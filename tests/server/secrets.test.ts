import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { createVerifier } from 'fast-jwt';
import { describe, expect, it } from 'vitest';
import { altchaCaptcha } from '../../src/server/adapters/captcha/altcha';
import { signFileUrl, verifyFileUrl } from '../../src/server/adapters/files/signing';
import { readAccessToken, signAccessToken } from '../../src/server/auth/tokens';
import { seal, unseal } from '../../src/server/jobs/sealed';
import { isOpenedBy, openingCookie } from '../../src/server/reportLinks/cookie';
import { keptTokenOf, tokenOf } from '../../src/server/reportLinks/tokens';
import { sha256Of } from '../../src/server/sha256';
import { connectCookie, readConnectCookie } from '../../src/server/social/consents/cookie';
import { openText, sealText } from '../../src/server/social/consents/tokens';
import { secretsOf } from '../support/secrets';

const home = 'https://hub.example';

const one = 'the first application secret, long enough to be one';
const two = 'the second application secret, long enough to be one';
const before = secretsOf(one);
const changed = secretsOf(two, one);
const forgotten = secretsOf(two);

describe('a changed application secret opens what the one before it signed and sealed', () => {
  it('access tokens, whose age still counts', () => {
    const token = signAccessToken('user', 'session', before.accessTokens);
    expect(readAccessToken(token, changed.accessTokens)).toEqual({ userId: 'user', sessionId: 'session' });
    expect(() => readAccessToken(token, forgotten.accessTokens)).toThrow('access_token_invalid');
  });

  it('links to documents', () => {
    const now = new Date();
    const { searchParams } = new URL(signFileUrl('id', before.fileLinks, now), 'http://localhost');
    const link = { id: 'id', expires: searchParams.get('expires'), signature: searchParams.get('signature') };
    expect(verifyFileUrl(link, changed.fileLinks, now)).toBe(true);
    expect(verifyFileUrl(link, forgotten.fileLinks, now)).toBe(false);
  });

  it('mails that wait and owners’ consents', () => {
    const mail = seal({ to: 'mai@example.test' }, before.jobs);
    expect(unseal(mail, changed.jobs)).toEqual({ to: 'mai@example.test' });
    expect(() => unseal(mail, forgotten.jobs)).toThrow();
    const consent = sealText('of a network', before);
    expect(openText(consent, changed)).toBe('of a network');
    expect(openText(consent, forgotten)).toBeNull();
  });

  it('addresses of live reports, and those opened with a passcode', () => {
    const token = tokenOf(before, 'link');
    const kept = { id: 'link', token_sha256: sha256Of(token) };
    expect(keptTokenOf(changed, kept)).toBe(token);
    expect(keptTokenOf(forgotten, kept)).toBeNull();
    const locked = { id: '0195508d-5a00-7000-8000-000000000001', passcode_hash: 'hash' };
    const browser = { home, cookie: openingCookie(before, locked, home) };
    expect(isOpenedBy(changed, locked, browser)).toBe(true);
    expect(isOpenedBy(forgotten, locked, browser)).toBe(false);
  });

  it('ways to a network that are under way', () => {
    const { value, cookie } = connectCookie(before, 'tiktok', home);
    expect(readConnectCookie(changed, 'tiktok', { cookie, home })).toBe(value);
    expect(readConnectCookie(forgotten, 'tiktok', { cookie, home })).toBeNull();
  });

  it('puzzles that were handed out', async () => {
    const challenge = await altchaCaptcha(before.captchas).challenge(600);
    const solution = await solveChallenge({ challenge: challenge as never, deriveKey });
    const token = Buffer.from(JSON.stringify({ challenge, solution })).toString('base64');
    expect(await altchaCaptcha(changed.captchas).verify(token)).not.toBeNull();
    expect(await altchaCaptcha(forgotten.captchas).verify(token)).toBeNull();
  });

  it('and signs and seals nothing with it', () => {
    const token = signAccessToken('user', 'session', changed.accessTokens);
    const reads = (key: Uint8Array | undefined) => createVerifier({ key: Buffer.from(key ?? []) });
    expect(reads(forgotten.accessTokens[0])(token)).toMatchObject({ sub: 'user' });
    expect(() => reads(before.accessTokens[0])(token)).toThrow();
    expect(unseal(seal({ text: 'new' }, changed.jobs), forgotten.jobs)).toEqual({ text: 'new' });
  });
});
