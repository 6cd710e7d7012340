import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultIntro } from '../../src/domain/introPage/defaults';
import { introPictures } from '../../src/domain/introPage/pictures';
import type { IntroContent } from '../../src/domain/introPage/types';
import { readIntro } from '../../src/server/introPage/read';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';
import { blank, noise } from './files.fixtures';

let test: TestApp;
let token: string;

beforeAll(async () => {
  test = await startTestApp();
  token = (await signIn(test, ['admin'])).token;
});
afterAll(() => test.close());

type Part = Partial<Record<'left' | 'top' | 'width' | 'height', number>>;

function upload(bytes: Buffer, kind: string, name = 'hình.png', by = token, part: Part = {}) {
  const form = new FormData();
  form.append('kind', kind);
  for (const [side, value] of Object.entries(part)) form.append(side, String(value));
  form.append('file', new File([new Uint8Array(bytes)], name));
  return test.call('POST', '/intro-page/pictures', { token: by, form });
}
const bytesAt = async (url: string) => (await test.app.inject(url)).rawPayload;
const cut = async (bytes: Buffer, kind: string) => bytesAt((await upload(bytes, kind)).json().data.url);

/** A BMP of one colour, rows from the bottom, 24 bits a point. */
function bmp(width: number, height: number, [red, green, blue]: readonly [number, number, number]): Buffer {
  const stride = Math.ceil((width * 3) / 4) * 4;
  const bytes = Buffer.alloc(54 + stride * height);
  bytes.write('BM', 0, 'latin1');
  bytes.writeUInt32LE(bytes.length, 2);
  bytes.writeUInt32LE(54, 10);
  bytes.writeUInt32LE(40, 14);
  bytes.writeInt32LE(width, 18);
  bytes.writeInt32LE(height, 22);
  bytes.writeUInt16LE(1, 26);
  bytes.writeUInt16LE(24, 28);
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) bytes.set([blue, green, red], 54 + y * stride + x * 3);
  return bytes;
}

const script = `<svg xmlns="http://www.w3.org/2000/svg" width="90" height="40" onload="alert(1)"><script>alert(2)</script>
  <rect width="90" height="40" fill="#5b4bdb"/></svg>`;

describe('pictures of the intro page', () => {
  it.each(Object.entries(introPictures))('are cut to the size of a %s', async (kind, { width, height }) => {
    const picture = await cut(await blank(700, 500).png().toBuffer(), kind);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width, height });
  });

  it('may come as any of the formats, a bmp too', async () => {
    const image = blank(60, 40);
    const kinds = [image.jpeg(), image.webp(), image.gif(), image.png()].map((one) => one.toBuffer());
    for (const bytes of [...(await Promise.all(kinds)), Buffer.from(script), bmp(60, 40, [10, 200, 30])]) {
      expect(await sharp(await cut(bytes, 'feature')).metadata()).toMatchObject({ format: 'webp', width: 690 });
    }
    const { data } = await sharp(await cut(bmp(61, 40, [10, 200, 30]), 'feature'))
      .raw()
      .toBuffer({ resolveWithObject: true });
    for (const [index, value] of [10, 200, 30].entries()) expect(Math.abs((data[index] ?? 0) - value)).toBeLessThan(8);
  });

  describe('of which a part was chosen', () => {
    const quarters = [
      { left: 0, top: 0, color: [230, 20, 20] },
      { left: 0.5, top: 0, color: [20, 200, 20] },
      { left: 0, top: 0.5, color: [20, 20, 230] },
      { left: 0.5, top: 0.5, color: [240, 220, 20] },
    ] as const;
    const fourColours = () =>
      blank(800, 600).composite(
        quarters.map(({ left, top, color: [r, g, b] }) => ({
          ...{ left: left * 800, top: top * 600 },
          input: { create: { width: 400, height: 300, channels: 3 as const, background: { r, g, b } } },
        })),
      );
    const farthest = async (bytes: Buffer, color: readonly number[]) => {
      const { channels } = await sharp(bytes).removeAlpha().stats();
      return Math.max(
        ...channels.flatMap(({ min, max }, index) => [min, max].map((value) => Math.abs(value - (color[index] ?? 0)))),
      );
    };
    const kept = async (bytes: Buffer, part: Part) =>
      bytesAt((await upload(bytes, 'feature', 'a.png', token, part)).json().data.url);

    it.each(quarters)('are exactly that part, from $left, $top', async ({ left, top, color }) => {
      const half = { left, top, width: 0.5, height: 0.5 };
      expect(await farthest(await kept(await fourColours().png().toBuffer(), half), color)).toBeLessThan(12);
    });

    it('count it on the picture as it is seen, turned by its camera', async () => {
      // Lies on its left side: seen upright, what is stored below on the left is above on the left.
      const turned = await sharp(await fourColours().png().toBuffer())
        .jpeg({ quality: 100 })
        .withMetadata({ orientation: 6 })
        .toBuffer();
      const corner = { left: 0.05, top: 0.05, width: 0.4, height: 0.4 };
      expect(await farthest(await kept(turned, corner), quarters[2].color)).toBeLessThan(20);
    });

    it('may be a part of a bmp too', async () => {
      const picture = await kept(bmp(61, 40, [10, 200, 30]), { left: 0.9, top: 0.9, width: 0.1, height: 0.1 });
      expect(await farthest(picture, [10, 200, 30])).toBeLessThan(12);
    });

    it.each([
      { left: 0.2 },
      { left: -0.1, top: 0, width: 0.5, height: 0.5 },
      { left: 0.6, top: 0, width: 0.5, height: 0.5 },
      { left: 0, top: 0.6, width: 0.5, height: 0.5 },
      { left: 0, top: 0, width: 0, height: 1 },
    ])('are refused where it is none: %o', async (part) => {
      const answer = await upload(await blank(20, 20).png().toBuffer(), 'feature', 'a.png', token, part);
      expect([answer.statusCode, answer.json().errors[0].message]).toEqual([400, 'crop_invalid']);
    });
  });

  it('lose whatever script a drawing had', async () => {
    const picture = await cut(Buffer.from(script), 'logo');
    expect((await sharp(picture).metadata()).format).toBe('webp');
    expect(picture.includes('alert')).toBe(false);
  });

  it('are refused over 3 MB, as another kind of file, broken, or from others', async () => {
    const large = await noise(1100, 1000).png({ compressionLevel: 0 }).toBuffer();
    expect(large.length).toBeGreaterThan(3.1 * 1024 * 1024);
    const said = async (bytes: Buffer, kind = 'image') => {
      const answer = await upload(bytes, kind);
      return [answer.statusCode, answer.json().message];
    };
    expect(await said(large)).toEqual([413, 'file_too_large']);
    expect(await said(Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\n%%EOF\n'))).toEqual([
      415,
      'file_type_invalid',
    ]);
    expect(await said(bmp(60, 40, [1, 2, 3]).subarray(0, 600))).toEqual([415, 'file_type_invalid']);
    const promising = bmp(2, 2, [1, 2, 3]);
    promising.writeInt32LE(60_000, 18);
    promising.writeInt32LE(60_000, 22);
    expect(await said(promising)).toEqual([413, 'file_too_large']);
    expect((await said(await blank(5, 5).png().toBuffer(), 'portrait'))[0]).toBe(400);
    const other = await signIn(test, ['staff']);
    expect((await upload(await blank(5, 5).png().toBuffer(), 'logo', 'a.png', other.token)).statusCode).toBe(403);
  });

  it('are public only while what is published uses them', async () => {
    const { id } = (await upload(await blank(900, 333).png().toBuffer(), 'image')).json().data;
    const { rows } = await test.services.pool.query('select sha256 from media_files where id = $1', [id]);
    const address = `/pictures/${rows[0].sha256}`;
    const seen = async () => (await test.app.inject(address)).statusCode;
    const save = (image: string | null, publish: boolean) => {
      const content: IntroContent = { ...defaultIntro.vi, intro_page: { ...defaultIntro.vi.intro_page, image } };
      return test.call('POST', '/intro-page', { token, body: { lang: 'vi', content, publish } });
    };
    await save(id, false);
    expect(await seen()).toBe(404);
    await save(id, true);
    expect(await seen()).toBe(200);
    expect((await readIntro(test.services, 'vi')).intro_page.image).toBe(address);
    await save(null, true);
    expect(await seen()).toBe(404);
  });
});
