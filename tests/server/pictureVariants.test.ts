import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { variantsOf, variantWidths } from '../../src/domain/media/variants';
import { formatFor } from '../../src/server/adapters/files/variants';
import { storePicture } from '../../src/server/media/storePicture';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';
import { blank, noise, sha256 } from './files.fixtures';

let test: TestApp;
let photo: string;
const chrome = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';

beforeAll(async () => {
  test = await startTestApp();
  photo = await storePicture(test.services, await noise(1_000, 800).jpeg().toBuffer());
});
afterAll(() => test.close());

const open = (url: string, accept?: string) =>
  test.app.inject({ url, headers: accept === undefined ? {} : { accept } });

describe('a smaller copy of a picture', () => {
  it.each([
    [chrome, 'image/avif', 'heif'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['image/avif;q=0, image/webp', 'image/webp', 'webp'],
  ])('for who takes %s is %s of the width asked for', async (accept, type, format) => {
    const original = (await open(photo)).rawPayload;
    for (const width of variantWidths) {
      const { statusCode, headers, rawPayload } = await open(`${photo}/${width}`, accept);
      expect(statusCode).toBe(200);
      expect(headers).toMatchObject({ 'content-type': type, vary: 'Accept' });
      expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ format, width: Math.min(width, 1_000) });
      expect(rawPayload.length).toBeLessThan(original.length);
    }
  });

  it('is the picture itself for who takes neither, and of a drawing or an animation', async () => {
    const frames = await Promise.all(
      [10, 200].map((red) => blank(40, 40).tint({ r: red, g: 0, b: 0 }).png().toBuffer()),
    );
    const gif = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const drawing = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>';
    expect((await open(`${photo}/320`)).rawPayload.equals((await open(photo)).rawPayload)).toBe(true);
    for (const bytes of [gif, moving, Buffer.from(drawing)]) {
      const address = await storePicture(test.services, bytes);
      const [copy, original] = [await open(`${address}/320`, chrome), await open(address)];
      expect(copy.statusCode).toBe(200);
      expect(copy.headers['content-type']).toBe(original.headers['content-type']);
      const policy = String(copy.headers['content-security-policy']);
      expect(policy.split('; ')).toEqual(expect.arrayContaining(['sandbox', "frame-ancestors 'none'"]));
      expect(original.headers['content-security-policy']).toBe(policy);
      if (bytes.toString() === drawing) expect(copy.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
      expect(copy.rawPayload.equals(original.rawPayload)).toBe(true);
    }
  });

  it('is not made in any other width, nor of what is no picture', async () => {
    for (const path of [
      `${photo}/321`,
      `${photo}/0`,
      `${photo}/320.5`,
      `${photo}/1e3`,
      `${photo}/99999`,
      `${photo}/320/1`,
    ])
      expect([path, (await open(path, chrome)).statusCode]).toEqual([path, 404]);
    expect((await open(`/pictures/${'0'.repeat(64)}/320`, chrome)).statusCode).toBe(404);
  });

  it('is hidden with its picture, also where it was made before', async () => {
    const { token } = await signIn(test, ['admin']);
    const form = new FormData();
    form.append('kind', 'feature');
    form.append('file', new File([new Uint8Array(await noise(700, 500).png().toBuffer())], 'a.png'));
    const { data } = (await test.call('POST', '/intro-page/pictures', { token, form })).json();
    const draft = (await test.app.inject(data.url)).rawPayload;
    const address = `/pictures/${sha256(draft)}`;
    for (const path of [address, `${address}/320`])
      expect([path, (await open(path, chrome)).statusCode]).toEqual([path, 404]);
    expect((await open(`${photo}/320`, chrome)).statusCode).toBe(200);
    await test.services.db.execute(
      `update media_files set deleted_at = now() where '/pictures/' || sha256 = '${photo}'`,
    );
    expect((await open(`${photo}/320`, chrome)).statusCode).toBe(404);
  });
});

describe('a picture kept within a size', () => {
  const within = { width: 640, height: 1_138 };
  const kept = async (bytes: Buffer) => {
    const address = await storePicture(test.services, bytes, { within });
    return { address, ...(await sharp((await open(address)).rawPayload).metadata()) };
  };

  it('is a smaller WebP of the same shape, whatever it was', async () => {
    expect(await kept(await noise(1_280, 960).jpeg().toBuffer())).toMatchObject({
      ...{ format: 'webp', width: 640, height: 480 },
    });
    expect(await kept(await noise(1_080, 1_920).jpeg().toBuffer())).toMatchObject({ width: 640, height: 1_138 });
  });

  it('is no larger than it was, and kept once', async () => {
    const small = await noise(120, 90).png().toBuffer();
    const first = await kept(small);
    expect(first).toMatchObject({ format: 'webp', width: 120, height: 90 });
    expect((await kept(small)).address).toBe(first.address);
  });
});

describe('copies in a page', () => {
  it('are named for pictures of ours alone', () => {
    const address = `/pictures/${'a'.repeat(64)}`;
    expect(variantsOf(address)).toContain(`${address}/640 640w`);
    for (const other of ['/site/logo.svg', 'https://elsewhere.example/a.png', `${address}?x`, '/pictures/x'])
      expect(variantsOf(other)).toBeUndefined();
  });

  it('are in the format somebody says to take, never one by a wildcard', () => {
    expect(formatFor(undefined)).toBeNull();
    expect(formatFor('*/*, image/*')).toBeNull();
    expect(formatFor('image/AVIF ; q=0.5')).toBe('avif');
  });
});
