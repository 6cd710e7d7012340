import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';

let server: TestApp;

beforeAll(async () => {
  server = await startTestApp();
});
afterAll(() => server.close());

const open = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

describe('pages of the public site', () => {
  it('take scripts and styles from here alone, nothing inline, and those of one visitor are kept by nobody', async () => {
    for (const [url, kept] of [
      ['/', 'public, no-cache'],
      ['/en', 'public, no-cache'],
      ['/verify', 'public, no-cache'],
      ['/en/verify?number=RPT-2026-000001&code=x', 'private, no-store'],
      ['/r/nothing', 'private, no-store'],
      ['/home/kols', 'private, no-store'],
    ] as const) {
      const { headers, body } = await open(url);
      const policy = String(headers['content-security-policy']);
      expect(policy).toContain("default-src 'none'");
      expect(policy).not.toContain('unsafe');
      expect([url, headers['cache-control']]).toEqual([url, kept]);
      expect(headers['content-type']).toBe('text/html; charset=utf-8');
      expect(body).not.toMatch(/<script(?![^>]* src="| type="application\/ld\+json")|\sstyle="|\son\w+="/);
    }
  });

  it('find all they link to', async () => {
    const { body } = await open('/verify');
    const links = [...body.matchAll(/(?:href|src)="(\/site\/[^"]+)"/g)].map(([, link = '']) => link);
    expect(links.length).toBeGreaterThan(4);
    for (const link of links) {
      const { statusCode, headers } = await open(link);
      expect([link, statusCode]).toEqual([link, 200]);
      expect(headers['cache-control']).toContain('immutable');
    }
    expect((await open('/site/none.js')).statusCode).toBe(404);
  });

  it('ask at once for the fonts their styles name, those of their language alone', async () => {
    for (const [url, fonts] of [
      ['/', 2],
      ['/en/verify', 1],
    ] as const) {
      const { body } = await open(url);
      const early = [...body.matchAll(/<link rel="preload" href="([^"]+)" as="font" type="font\/woff2" crossorigin>/g)];
      expect([url, early.length]).toEqual([url, fonts]);
      const sheets = [...body.matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(([, sheet = '']) => open(sheet));
      const styles = (await Promise.all(sheets)).map((sheet) => sheet.body).join('');
      for (const [, font = ''] of early) {
        const { statusCode, headers } = await open(font);
        expect([font, statusCode, headers['content-type']]).toEqual([font, 200, 'font/woff2']);
        expect(styles).toContain(`url(${font})`);
      }
      expect(styles.match(/font-display:swap/g)).toHaveLength(6);
    }
  });

  it('go compressed to who takes it', async () => {
    expect((await open('/verify', { 'accept-encoding': 'br' })).headers['content-encoding']).toBe('br');
  });
});

describe('the page the site begins with', () => {
  it.each([
    ['/', 'vi', 'Chọn đúng KOL, thấy rõ kết quả'],
    ['/en', 'en', 'The right KOLs, results you can read'],
  ])('%s is in the language of its address, whatever the browser asks for', async (url, language, title) => {
    const { statusCode, body } = await open(url, { 'accept-language': language === 'vi' ? 'en' : 'vi' });
    expect(statusCode).toBe(200);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(`<h1>${title}</h1>`);
    expect(body).toContain(`<link rel="canonical" href="http://localhost`);
    expect(body).not.toContain('<div id="root">');
  });

  it('frames every other page', async () => {
    for (const url of ['/verify', '/policy', '/contact-us', '/home/request_campaigns', '/r/nothing', '/no/where']) {
      const { body } = await open(url);
      for (const href of ['/', '/#features', '/#about', '/login', '/policy', '/contact-us', '/verify'])
        expect([url, body.includes(`href="${href}"`)]).toEqual([url, true]);
    }
  });
});

describe('an address of nothing', () => {
  it.each([
    ['/no/where', 'vi', 'Không tìm thấy trang'],
    ['/en/no/where', 'en', 'Page not found'],
    ['/en/verify/more', 'en', 'Page not found'],
  ])('%s is not found, in its language, with a way home', async (url, language, title) => {
    const { statusCode, body } = await open(url, { 'accept-language': 'vi' });
    expect(statusCode).toBe(404);
    expect(body).toContain(`<html lang="${language}">`);
    expect(body).toContain(title);
    expect(body).toContain('noindex');
    expect(body).toContain(`href="${language === 'en' ? '/en' : '/'}"`);
  });

  it('is none of the console, in whatever language', async () => {
    for (const url of ['/kols', '/en/kols?page=2', '/fr/campaigns/inprogress', '/login', '/kols/0/view']) {
      const { statusCode, body } = await open(url);
      expect([url, statusCode]).toEqual([url, 200]);
      expect(body).toContain('<div id="root">');
    }
  });

  it('below the default language is looked for without it, and never on another host', async () => {
    for (const [url, proper] of [
      ['/vi/verify?number=RPT-2026-000001', '/verify?number=RPT-2026-000001'],
      ['/vi', '/'],
      ['/vi/?to=%2Fkols', '/?to=%2Fkols'],
      ['/en/', '/en'],
      ['/en/policy/', '/en/policy'],
      ['/verify/?number=1', '/verify?number=1'],
    ] as const) {
      const { statusCode, headers } = await open(url);
      expect([url, statusCode, headers.location]).toEqual([url, 301, proper]);
    }
    for (const url of ['//evil.example/', '/vi//evil.example/', '/vi/\\evil.example', '/vi/%5cevil.example']) {
      const { statusCode, headers } = await open(url);
      expect([url, statusCode, String(headers.location ?? '/')]).toEqual([
        url,
        expect.any(Number),
        expect.stringMatching(/^\/(?![/\\])/),
      ]);
    }
  });
});

describe('who lists pages', () => {
  it('is told the one address of a page and the same page in other languages', async () => {
    for (const path of ['/verify', '/policy', '/contact-us', '/home/request_campaigns']) {
      const { body } = await open(`/en${path}`, { host: 'kol.example' });
      expect(body).toContain(`<link rel="canonical" href="http://kol.example/en${path}"/>`);
      for (const [language, address] of [
        ['vi', path],
        ['en', `/en${path}`],
        ['x-default', path],
      ])
        expect(body).toContain(`<link rel="alternate" hrefLang="${language}" href="http://kol.example${address}"/>`);
      expect(body).toMatch(/<meta name="description" content="[^"]{40,}"/);
      expect(body).toContain(`<meta property="og:url" content="http://kol.example/en${path}"/>`);
    }
    expect((await open('/r/nothing')).body).not.toMatch(/canonical|og:/);
  });

  it('is asked to leave calls alone, and told nothing of linked reports', async () => {
    const { headers, body } = await open('/robots.txt');
    expect(headers['content-type']).toContain('text/plain');
    expect(body).toContain('Disallow: /api/');
    expect(body).not.toContain('/r/');
  });
});

describe('the policy', () => {
  it.each([
    [
      '/policy',
      'Cập nhật lần cuối 16-02-2023',
      'Cập nhật lần cuối 23-11-2026',
      'Luật Bảo vệ dữ liệu cá nhân số 91/2025/QH15',
    ],
    [
      '/en/policy',
      'Last updated 16-02-2023',
      'Last updated 23-11-2026',
      'Law on Personal Data Protection, No. 91/2025/QH15',
    ],
  ])('at %s has its dates, its law and who answers for it', async (url, terms, data, law) => {
    const { statusCode, body } = await open(url);
    expect(statusCode).toBe(200);
    for (const text of [terms, data, law, 'KOL Hub']) expect(body).toContain(text);
    // What an island is given are words before they are filled in.
    expect(body.replace(/data-props="[^"]*"/g, '')).not.toMatch(/publicSite\.|\{\{/);
  });
});

describe('the page that verifies', () => {
  it('is in the language of its address', async () => {
    expect((await open('/verify')).body).toContain('<html lang="vi">');
    expect((await open('/en/verify', { 'accept-language': 'vi' })).body).toContain('<html lang="en">');
  });

  it('says without a script what is known of a number and its code', async () => {
    const { statusCode, body } = await open('/en/verify?number=RPT-2026-000001&code=0000000000000000');
    expect(statusCode).toBe(200);
    expect(body).toContain('We do not know this report');
    expect(body).toContain('value="RPT-2026-000001"');
    expect((await open('/en/verify?number=RPT-2026-000001')).body).not.toContain('<h2>We do not know this report');
  });

  it('takes what stands in its address for text', async () => {
    const hostile = encodeURIComponent('"></div><script>alert(1)</script>');
    const { body } = await open(`/verify?number=${hostile}&code=${hostile}`);
    expect(body).not.toContain('<script>alert');
    expect(body).not.toContain('"></div><script');
    expect((await open('/verify?number=a&number=b&code[]=c')).statusCode).toBe(200);
  });
});

describe('a link that leads nowhere', () => {
  it('is a page of its own, listed and told to nobody', async () => {
    const { statusCode, headers, body } = await open('/r/nothing');
    expect(statusCode).toBe(404);
    expect(headers['x-robots-tag']).toBe('noindex, nofollow');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(body).toContain('<meta name="robots" content="noindex, nofollow"/>');
    expect(body).toContain('Không tìm thấy báo cáo');
  });

  it('is said in the language asked for, else in that of the browser', async () => {
    expect((await open('/r/nothing?lang=en')).body).toContain('Report not found');
    expect((await open('/r/nothing', { 'accept-language': 'en-GB' })).body).toContain('Report not found');
    expect((await open('/r/nothing?lang=xx')).body).toContain('Không tìm thấy báo cáo');
  });
});
