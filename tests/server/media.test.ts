import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { users } from '../../src/server/db/schema/identity';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { buildUser } from '../support/factories';

let test: TestApp;
let token: string;
let userId: string;
let png: Buffer;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

beforeAll(async () => {
  test = await startTestApp();
  userId = (await buildUser(test.database.db)).id;
  token = await test.tokenOf(userId);
  png = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#5b4bdb' } })
    .png()
    .toBuffer();
});
afterAll(() => test.close());

function upload(files: [string, Buffer][], by = token, field = 'file') {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name));
  return test.call('POST', '/media/create-file', { token: by, form });
}

describe('create-file', () => {
  it('stores a picture under a public address that never changes', async () => {
    const { data } = (await upload([['logo.png', png]])).json();
    expect(data.url).toMatch(/^\/pictures\/[0-9a-f]{64}$/);
    const picture = await test.app.inject(data.url);
    expect(picture.headers).toMatchObject({
      'content-type': 'image/png',
      'x-content-type-options': 'nosniff',
      'cache-control': 'public, max-age=31536000, immutable',
    });
    expect(await sharp(picture.rawPayload).metadata()).toMatchObject({ width: 40, height: 30 });
    expect((await upload([['again.png', png]])).json().data.url).toBe(data.url);
  });

  it('keeps a document private behind a short-lived link', async () => {
    const { data } = (await upload([['hợp đồng.pdf', pdf]])).json();
    const file = await test.app.inject(data.url);
    expect(file.statusCode).toBe(200);
    expect(file.headers['content-disposition']).toBe(
      `attachment; filename*=UTF-8''${encodeURIComponent('hợp đồng.pdf')}`,
    );
    expect(file.rawPayload.equals(pdf)).toBe(true);
    for (const url of [
      data.url.split('?')[0],
      data.url.replace(/signature=./, 'signature=!'),
      `/files/${newId()}${data.url.slice(43)}`,
    ]) {
      expect((await test.app.inject(url)).json()).toEqual({ statusCode: 404, message: 'link_expired' });
    }
  });

  it.each([
    ['brief.hta', 'brief.pdf'],
    ['hợp đồng v1.2.PDF', 'hợp đồng v1.2.pdf'],
    ['../trang.html', 'trang.pdf'],
    ['.exe', 'document.pdf'],
  ])('hands a document on under the ending its bytes have: %s as %s', async (sent, kept) => {
    const { data } = (await upload([[sent, pdf]])).json();
    const { headers } = await test.app.inject(data.url);
    expect(headers['content-disposition']).toBe(`attachment; filename*=UTF-8''${encodeURIComponent(kept)}`);
  });

  it('takes documents up to 5 MB, whatever a picture may have', async () => {
    for (const megabytes of [3.5, 4.9]) {
      const bytes = Buffer.concat([pdf, Buffer.alloc(Math.floor(megabytes * 1024 * 1024))]);
      expect((await upload([['large.pdf', bytes]])).json().data?.url).toMatch(/^\/files\//);
    }
    const padded = Buffer.concat([png, Buffer.alloc(4 * 1024 * 1024)]);
    expect((await upload([['large.png', padded]])).json()).toEqual({ statusCode: 413, message: 'file_too_large' });
  });

  it('decides by the bytes, the size and the number of files', async () => {
    const html = Buffer.from('<!doctype html><script>alert(1)</script>');
    expect((await upload([['photo.png', html]])).json()).toEqual({ statusCode: 415, message: 'file_type_invalid' });
    expect((await upload([['big.pdf', Buffer.concat([pdf, Buffer.alloc(5 * 1024 * 1024)])]])).json().message).toBe(
      'file_too_large',
    );
    expect(
      (
        await upload([
          ['a.png', png],
          ['b.png', png],
        ])
      ).json().errors,
    ).toEqual([{ property: 'file', message: 'invalid_value' }]);
    expect((await upload([['a.png', png]], token, 'other')).statusCode).toBe(400);
    expect((await upload([])).json().errors).toEqual([{ property: 'file', message: 'field_required' }]);
    expect((await test.call('POST', '/media/create-file', { token, body: { file: 'x' } })).json().message).toBe(
      'invalid_request',
    );
  });
});

describe('delete', () => {
  it('removes an own unused file, once', async () => {
    const { data } = (await upload([['x.pdf', pdf]])).json();
    expect((await test.call('DELETE', `/media/${data.id}`, { token })).statusCode).toBe(204);
    expect((await test.app.inject(data.url)).json().message).toBe('file_not_found');
    expect((await test.call('DELETE', `/media/${data.id}`, { token })).json().message).toBe('file_not_exist');
  });

  it('refuses files of others and files in use', async () => {
    const { data } = (await upload([['y.png', png]])).json();
    const other = await test.tokenOf((await buildUser(test.database.db)).id);
    expect((await test.call('DELETE', `/media/${data.id}`, { token: other })).json().message).toBe('file_not_exist');
    await test.database.db.update(users).set({ avatar_file_id: data.id }).where(eq(users.id, userId));
    expect((await test.call('DELETE', `/media/${data.id}`, { token })).json()).toEqual({
      statusCode: 409,
      message: 'file_is_used',
    });
  });
});
