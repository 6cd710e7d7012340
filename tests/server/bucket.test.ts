import { randomBytes } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { s3Store } from '../../src/server/adapters/files/s3';
import { fileKey } from '../../src/server/adapters/files/store';
import { OutsideFailure } from '../../src/server/db/failures';
import { drawShare } from '../../src/server/publicSite/share/drawShare';
import { fewAtOnce, storedPicture } from '../../src/server/reports/files/storedPicture';
import { sha256Of } from '../../src/server/sha256';
import { startTestApp, type TestApp } from '../support/app';
import { type Bucket, openBucket } from '../support/bucket';
import { signIn } from '../support/people';

let bucket: Bucket;
let test: TestApp;
let token: string;

beforeAll(async () => {
  bucket = await openBucket();
  test = await startTestApp();
  // Far less patience than the product has, and the same otherwise.
  const limits = { connectionTimeout: 300, requestTimeout: 300, socketTimeout: 300, maxAttempts: 2 };
  Object.assign(test.services.files, s3Store(bucket.settings, limits));
  ({ token } = await signIn(test, ['admin']));
  await kept();
});
afterEach(() => bucket.mend());
afterAll(async () => {
  await test.close();
  await bucket.close();
});

const documentOf = (size: number) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), randomBytes(size), Buffer.from('%%EOF')]);

function upload(bytes = documentOf(200_000)) {
  const form = new FormData();
  form.set('file', new Blob([bytes]), 'brief.pdf');
  return test.call('POST', '/media/create-file', { token, form });
}

/** A document that is there; where it is read. */
async function kept(bytes?: Buffer<ArrayBuffer>): Promise<string> {
  const answer = await upload(bytes);
  expect(answer.statusCode).toBe(200);
  return answer.json().data.url;
}

const files = async () => (await test.database.pool.query('select 1 from media_files')).rowCount;

const ways: [string, (bucket: Bucket) => void, number, string][] = [
  ['refuses', (one) => one.refuse(), 503, 'service_unavailable'],
  ['does not answer', (one) => one.swallow(), 503, 'service_unavailable'],
  ['is busy', (one) => one.answer(503, 'SlowDown'), 503, 'service_unavailable'],
  ['has a fault of its own', (one) => one.answer(500, 'InternalError'), 503, 'service_unavailable'],
  ['is behind a proxy that does not reach it', (one) => one.answer(502, '<html>'), 503, 'service_unavailable'],
  ['breaks off in the middle of an upload', (one) => one.cut('upload', 70_000), 503, 'service_unavailable'],
  ['is full', (one) => one.answer(507, 'XMinioStorageFull'), 507, 'storage_full'],
  ['allows no more', (one) => one.answer(403, 'QuotaExceeded'), 507, 'storage_full'],
];

describe.each(ways)('a bucket that %s', (_way, broken, status, code) => {
  it('is told as that, keeps no record of the file, and takes it when it is mended', async () => {
    const before = await files();
    const bytes = documentOf(200_000);
    broken(bucket);
    const answer = await upload(bytes);
    expect([answer.statusCode, answer.json().message]).toEqual([status, code]);
    expect(answer.headers['retry-after']).toBe(status === 503 ? '5' : undefined);
    expect(await files()).toBe(before);
    bucket.mend();
    await kept(bytes);
    expect(await files()).toBe((before ?? 0) + 1);
  });
});

it('settings that are wrong are our own fault', async () => {
  bucket.answer(403, 'SignatureDoesNotMatch');
  expect((await upload()).statusCode).toBe(500);
});

describe('what is kept in a bucket', () => {
  it('is not said to be missing while the bucket does not answer', async () => {
    const url = await kept();
    bucket.swallow();
    const answer = await test.app.inject({ url });
    expect([answer.statusCode, answer.json().message]).toEqual([503, 'service_unavailable']);
  });

  it.each(['breaks off', 'stops'])(
    'breaks off, and is never taken for whole, where the bucket %s in its middle',
    async (how) => {
      const bytes = documentOf(400_000);
      const key = fileKey(sha256Of(bytes));
      await test.services.files.put(key, bytes, 'application/pdf');
      if (how === 'stops') bucket.stall(100_000);
      else bucket.cut('answer', 100_000);
      const stored = await test.services.files.get(key);
      expect(stored?.size).toBe(bytes.length);
      await expect(stored && buffer(stored.stream)).rejects.toThrow();
    },
  );

  it('is left out of a report where it is missing', async () => {
    expect(await drawn(`/pictures/${sha256Of(Buffer.from('nowhere'))}`)).toEqual([null]);
  });

  it.each<[string, (bucket: Bucket) => void]>([
    ['refuses', (one) => one.refuse()],
    ['does not answer', (one) => one.swallow()],
    ['is busy', (one) => one.answer(503, 'SlowDown')],
    ['breaks off', (one) => one.cut('answer', 100_000)],
    ['stops in its middle', (one) => one.stall(100_000)],
  ])('is not left out of a report while the bucket %s', async (_how, broken) => {
    const bytes = documentOf(400_000);
    await test.services.files.put(fileKey(sha256Of(bytes)), bytes, 'image/png');
    const src = `/pictures/${sha256Of(bytes)}`;
    expect(await drawn(src)).toEqual([bytes]);
    broken(bucket);
    await expect(drawn(src)).rejects.toThrow(OutsideFailure);
  });
});

it('a card to share is not drawn, and kept, without its face while the bucket does not answer', async () => {
  const bytes = documentOf(400_000);
  await test.services.files.put(fileKey(sha256Of(bytes)), bytes, 'image/png');
  bucket.answer(503, 'SlowDown');
  const kol = { portrait: `/pictures/${sha256Of(bytes)}`, followers: [] };
  const card = { title: 'Hà Linh', text: 'Hà Nội', site: { logo: null, name: 'KOL Hub' }, kol };
  await expect(drawShare(test.services.files, card)).rejects.toThrow(OutsideFailure);
});

/** A picture as reports ask for it. */
const drawn = (src: string) =>
  fewAtOnce([src], (one) => storedPicture(test.services.files, one), new AbortController().signal);

it('health tells a bucket that does not answer, and the disk all the same', async () => {
  const asked = async () => (await test.call('GET', '/setting/health', { token })).json().data.disk;
  expect((await asked()).reason).not.toBe('files_away');
  bucket.refuse();
  const disk = await asked();
  expect(disk).toMatchObject({ state: 'bad', reason: 'files_away' });
  expect(disk.free).toBeGreaterThan(0);
});
