import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { startTestApp } from '../support/app';

const places = ['/api/v1/kols', '/', '/login', '/s/nothing', '/r/nothing', '/healthz'];

async function headersOf(env: Record<string, string>) {
  const test = await startTestApp(env);
  try {
    return await Promise.all(places.map(async (url) => (await test.app.inject({ method: 'GET', url })).headers));
  } finally {
    await test.close();
  }
}

it('answers reached by https ask for nothing else from then on, whatever is asked for', async () => {
  for (const headers of await headersOf({ PUBLIC_URL: 'https://kolhub.example' })) {
    expect(headers['strict-transport-security']).toBe('max-age=31536000');
  }
});

it('without https nothing is asked for that would lock people out; no page may use a device', async () => {
  for (const headers of await headersOf({ PUBLIC_URL: 'http://kolhub.example' })) {
    expect(headers).not.toHaveProperty('strict-transport-security');
    for (const device of ['camera', 'geolocation', 'microphone', 'payment']) {
      expect(headers['permissions-policy']).toContain(`${device}=()`);
    }
  }
});

it('no other site holds a window of ours; the one that signs in elsewhere tells who opened it', async () => {
  const test = await startTestApp();
  const policyOf = async (url: string) => (await test.app.inject(url)).headers['cross-origin-opener-policy'];
  expect(await policyOf('/login')).toBe('same-origin-allow-popups');
  expect(await policyOf('/api/v1/users/me')).toBe('same-origin-allow-popups');
  for (const way of ['/oauth/callback?type=google', '/en/oauth/callback', '/api/v1/auth/google/callback?code=1']) {
    expect(await policyOf(way)).toBe('unsafe-none');
  }
  await test.close();
});

it('nothing inline counts, but for the one style of a small page, which its policy names', async () => {
  const test = await startTestApp();
  for (const url of ['/api/docs', '/s/nothing']) {
    const { body, headers } = await test.app.inject(url);
    const css = /<style>([^<]*)<\/style>/.exec(body)?.[1] ?? '';
    const hash = createHash('sha256').update(css).digest('base64');
    expect(headers['content-security-policy']).toContain(`style-src 'self' 'sha256-${hash}';`);
  }
  for (const url of [...places, '/api/docs']) {
    const policy = String((await test.app.inject(url)).headers['content-security-policy']);
    expect([url, policy]).toEqual([url, expect.stringContaining("base-uri 'none'")]);
    expect([url, policy]).toEqual([url, expect.not.stringContaining('unsafe')]);
  }
  await test.close();
});
