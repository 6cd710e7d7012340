import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { shareSize } from '../../src/domain/publicSite/sharePicture';
import { kols } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { drawText } from '../../src/server/publicSite/share/text';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol, buildSocial } from '../support/factories';

let test: TestApp;
const home = 'https://kol.example';

beforeAll(async () => {
  test = await startTestApp({ PUBLIC_URL: home });
});
afterAll(() => test.close());

const open = (url: string) => test.app.inject({ url });
async function pictureOf(page: string): Promise<string> {
  const [, address = ''] = /<meta property="og:image" content="([^"]+)"/.exec((await open(page)).body) ?? [];
  expect(address.startsWith(`${home}/og/`)).toBe(true);
  return address.slice(home.length);
}

describe('the picture of a page', () => {
  it.each(['/', '/en', '/home/kols', '/en/policy', '/contact-us', '/verify', '/home/request_campaigns'])(
    'of %s is there, as large as the page says, and kept under its address',
    async (page) => {
      const address = await pictureOf(page);
      const { statusCode, headers, rawPayload } = await open(address);
      expect(statusCode).toBe(200);
      expect(headers['content-type']).toBe('image/png');
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format: 'png', ...shareSize });
      expect(rawPayload.equals((await open(address)).rawPayload)).toBe(true);
    },
  );

  it('has the same address for the same content, another one for other content', async () => {
    const { db } = test.database;
    const { id } = await buildKol(db, { stage_name: 'Nguyễn Thị Quỳnh Giang' });
    const page = `/home/${id}/view`;
    const first = await pictureOf(page);
    expect(await pictureOf(page)).toBe(first);
    const drawn = (await open(first)).rawPayload;
    await buildSocial(db, { kol_id: id, social_type: 'tiktok', follower_count: 1_234_567 });
    const second = await pictureOf(page);
    expect(second).not.toBe(first);
    expect((await open(second)).rawPayload.equals(drawn)).toBe(false);
    const old = await open(first);
    expect(old.headers['cache-control']).toBe('public, max-age=300');
    expect((await open(page)).body).toContain('<meta property="og:type" content="profile"/>');
  });

  it('is not there of a KOL that is not public, of nobody, and of no text of the caller', async () => {
    const { db } = test.database;
    const { id } = await buildKol(db);
    const address = await pictureOf(`/home/${id}/view`);
    expect((await open(address)).statusCode).toBe(200);
    await db.update(kols).set({ public: false }).where(eq(kols.id, id));
    expect((await open(address)).statusCode).toBe(404);
    for (const file of [
      `kol-${newId()}.vi.png`,
      'home.fr.png',
      'home.png',
      'title.vi.png',
      'kol-.vi.png',
      'verify.vi.jpg',
    ])
      expect([file, (await open(`/og/${file}`)).statusCode]).toEqual([file, 404]);
    const same = await Promise.all(['/og/verify.vi.png?v=1', '/og/verify.vi.png?title=x'].map(open));
    expect(same[0]?.rawPayload.equals(same[1]?.rawPayload ?? Buffer.alloc(0))).toBe(true);
  });
});

describe('a text in a picture', () => {
  const look = { face: 'bold' as const, color: '#000000', sizes: [76, 52] as [number, number], width: 640, lines: 3 };

  it.each([
    ['a long Vietnamese name', 'Nghệ sĩ Ưu tú Trần Nguyễn Hoàng Phượng Uyên Thuỷ Tiên Bảo Ngọc Ánh Dương '.repeat(6)],
    ['a name without a blank', 'Tên'.repeat(300)],
    ['markup', '<b>&amp;</i>'.repeat(80)],
    ['Chinese', '微博'.repeat(200)],
  ])('that is %s stays in its place', async (_, text) => {
    const drawn = await drawText(text, look);
    expect(drawn?.width).toBeLessThanOrEqual(look.width);
    expect(drawn?.height).toBeLessThanOrEqual(look.lines * 52 * 1.4);
    expect(drawn?.height).toBeGreaterThan(52 * 2);
  });

  it('is large where there is room, and nothing where only unseen signs are', async () => {
    const [short, long] = [await drawText('Mai Anh', look), await drawText('Mai Anh '.repeat(30), look)];
    expect(short?.height).toBeGreaterThan(((long?.height ?? 0) / 3) * 0.9);
    for (const text of ['', '  \n', '\u200b🎉']) expect(await drawText(text, look)).toBeNull();
  });

  it('has accents of its own', async () => {
    const [with_, without] = await Promise.all([drawText('Ặ', look), drawText('A', look)]);
    expect(with_?.height).toBeGreaterThan((without?.height ?? 0) * 1.3);
    const composed = await drawText('Ặ'.normalize('NFD'), look);
    expect(composed?.bytes.equals(with_?.bytes ?? Buffer.alloc(0))).toBe(true);
  });
});
