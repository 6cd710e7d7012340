import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newId } from '../../src/server/ids';
import { sitemap, sitemapPart } from '../../src/server/publicSite/found/sitemap';
import { sitemapEntry } from '../../src/server/publicSite/found/sitemapXml';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol } from '../support/factories';

let test: TestApp;
let shown: string[];
const hidden: string[] = [];
const home = 'https://kol.example';

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: home });
  const { db } = test.database;
  const kols = await Promise.all(Array.from({ length: 7 }, () => buildKol(db)));
  shown = kols.map(({ id }) => id);
  for (const state of [
    { public: false },
    { status: 'pending' as const },
    { status: 'reject' as const },
    { deleted_at: new Date() },
  ]) {
    hidden.push((await buildKol(db, state)).id);
  }
});
afterAll(() => test.close());

const open = (url: string) => test.app.inject({ url });
const addressesIn = (xml: string) => [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);

async function textOf(xml: string | AsyncIterable<string> | null): Promise<string> {
  let text = '';
  for await (const piece of xml ?? []) text += piece;
  return text;
}

describe('the list of pages', () => {
  it('has every page that may be found in each language, and no KOL that is not public', async () => {
    const { headers, body } = await open('/sitemap.xml');
    expect(headers['content-type']).toBe('application/xml; charset=utf-8');
    expect(headers['cache-control']).toBe('public, max-age=3600');
    const addresses = addressesIn(body);
    expect(new Set(addresses).size).toBe(addresses.length);
    for (const path of ['/', '/en', '/home/kols', '/en/policy', '/contact-us', '/verify', '/en/home/request_campaigns'])
      expect(addresses).toContain(home + path);
    for (const id of shown) {
      expect(addresses).toContain(`${home}/home/${id}/view`);
      expect(addresses).toContain(`${home}/en/home/${id}/view`);
    }
    for (const id of hidden) expect(body).not.toContain(id);
    expect(body).toMatch(/<lastmod>\d{4}-\d\d-\d\dT[\d:.]+Z<\/lastmod>/);
    const [id] = shown;
    for (const [code, path] of [
      ['vi', ''],
      ['en', '/en'],
      ['x-default', ''],
    ])
      expect(body).toContain(`<xhtml:link rel="alternate" hreflang="${code}" href="${home}${path}/home/${id}/view"/>`);
  });

  it('leads only to pages that are there', async () => {
    for (const address of addressesIn((await open('/sitemap.xml')).body))
      expect([address, (await open(address.slice(home.length))).statusCode]).toEqual([address, 200]);
  });

  it('is an index of parts beyond its limit, which together have every page once', async () => {
    const { db } = test.database;
    const limit = 18;
    const parts = addressesIn(await textOf(await sitemap(db, home, limit)));
    expect(parts).toEqual([1, 2, 3].map((part) => `${home}/sitemap-${part}.xml`));
    const texts = await Promise.all(parts.map(async (_, at) => textOf(await sitemapPart(db, home, at + 1, limit))));
    for (const text of texts) expect(addressesIn(text).length).toBeLessThanOrEqual(limit);
    const all = texts.flatMap(addressesIn);
    expect([...all].sort()).toEqual(addressesIn(await textOf(await sitemap(db, home))).sort());
    for (const id of shown) expect(all.filter((address) => address.includes(id))).toHaveLength(2);
    for (const part of [0, 4]) expect(await sitemapPart(db, home, part, limit)).toBeNull();
  });

  it('has no other parts', async () => {
    expect((await open('/sitemap-1.xml')).statusCode).toBe(200);
    for (const part of ['0', '2', '1x', '-1', newId()])
      expect([part, (await open(`/sitemap-${part}.xml`)).statusCode]).toEqual([part, 404]);
  });

  it('is XML whatever stands in an address', () => {
    const entry = sitemapEntry({ pathIn: () => `/a?b=1&c="<d>'` }, home);
    expect(entry).toContain('<loc>https://kol.example/a?b=1&amp;c=&quot;&lt;d&gt;&apos;</loc>');
  });

  it('is named to crawlers by its whole address', async () => {
    expect((await open('/robots.txt')).body).toContain(`\nSitemap: ${home}/sitemap.xml\n`);
  });
});
