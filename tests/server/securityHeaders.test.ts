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
      expect(headers['cross-origin-opener-policy']).toBe('same-origin');
      expect(headers['permissions-policy']).toContain(`${device}=()`);
    }
  }
});
