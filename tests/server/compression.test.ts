import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { compressAssets } from '../../scripts/compressAssets.mjs';
import { apiBase } from '../../src/domain/endpoints';
import { compressAnswers } from '../../src/server/http/compression';
import { servePages } from '../../src/server/http/pages';
import { startTestApp, type TestApp } from '../support/app';
import { signIn } from '../support/people';

const unpack: Record<string, (body: Buffer) => Buffer> = { br: brotliDecompressSync, gzip: gunzipSync };

describe('assets of the build', () => {
  const script = `export const words = [${'"trang ", '.repeat(500)}];\n`;
  let folder: string;
  let app: FastifyInstance;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kolhub-assets-'));
    await mkdir(join(folder, 'assets'));
    await writeFile(join(folder, 'index.html'), `<html><body>${'KOL '.repeat(200)}</body></html>`);
    await writeFile(join(folder, 'assets/App-1.js'), script);
    await writeFile(join(folder, 'assets/inter.woff2'), Buffer.alloc(3_000));
    await compressAssets(folder);
    app = Fastify();
    await compressAnswers(app);
    await servePages(app, (_, reply) => reply.code(404).send('nowhere'), folder);
  });
  afterAll(async () => {
    await app.close();
    await rm(folder, { recursive: true });
  });

  const ask = (path: string, encoding?: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url: path, headers: { ...headers, ...(encoding && { 'accept-encoding': encoding }) } });

  it.each([
    ['br', 'br'],
    ['gzip', 'gzip'],
    ['gzip, deflate, br, zstd', 'br'],
  ])('are sent to a caller who takes %s as %s', async (asked, encoding) => {
    const answer = await ask('/assets/App-1.js', asked);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-encoding': encoding,
      'content-type': expect.stringContaining('javascript'),
      'cache-control': 'public, max-age=31536000, immutable',
      vary: expect.stringMatching(/accept-encoding/i),
      'content-length': String(answer.rawPayload.length),
    });
    expect(answer.rawPayload.length).toBeLessThan(200);
    expect(unpack[encoding]?.(answer.rawPayload).toString()).toBe(script);
  });

  it('are sent as they are to a caller who takes nothing else, and may not be kept for others', async () => {
    for (const asked of [undefined, 'identity', 'br;q=0']) {
      const answer = await ask('/assets/App-1.js', asked);
      expect([answer.statusCode, answer.headers['content-encoding'], answer.body]).toEqual([200, undefined, script]);
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
    }
  });

  it('that are compressed by nature are sent as they are', async () => {
    const answer = await ask('/assets/inter.woff2', 'br, gzip');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect([answer.headers['content-type'], answer.rawPayload.length]).toEqual(['font/woff2', 3_000]);
  });

  it('have no addresses of their own in their compressed form', async () => {
    expect((await ask('/assets/App-1.js.br')).statusCode).toBe(404);
    expect((await ask('/assets/App-1.js.gz')).statusCode).toBe(404);
  });

  it('answer HEAD, a part, and a copy that still holds', async () => {
    const whole = await ask('/assets/App-1.js', 'br');
    const head = await ask('/assets/App-1.js', 'br', {}, 'HEAD');
    expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
      200,
      whole.headers['content-length'],
      '',
    ]);
    const part = await ask('/assets/App-1.js', 'br', { range: 'bytes=0-9' });
    expect([part.statusCode, part.rawPayload]).toEqual([206, whole.rawPayload.subarray(0, 10)]);
    const again = await ask('/assets/App-1.js', 'br', { 'if-none-match': String(whole.headers.etag) });
    expect([again.statusCode, again.body]).toEqual([304, '']);
    expect((await ask('/assets/App-1.js', 'gzip')).headers.etag).not.toBe(whole.headers.etag);
  });

  it('are not the page that every address shows, which is made for each answer and smaller than what is worth it', async () => {
    const page = await ask('/kols', 'br');
    expect(page.headers).toMatchObject({ 'cache-control': 'no-cache' });
    expect(page.headers['content-encoding']).toBeUndefined();
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).toContain('KOL KOL');
  });
});

describe('answers of the API', () => {
  let test: TestApp;
  let token: string;

  beforeAll(async () => {
    test = await startTestApp();
    token = (await signIn(test, ['admin'])).token;
  });
  afterAll(() => test.close());

  const ask = (path: string, encoding: string, headers: Record<string, string> = {}) =>
    test.call('GET', path, { token, headers: { 'accept-encoding': encoding, ...headers } });

  it.each(['br', 'gzip'])('over 1 kB are sent as %s', async (encoding) => {
    const plain = await ask('/permission', 'identity');
    expect([plain.headers['content-encoding'], plain.rawPayload.length > 1_024]).toEqual([undefined, true]);
    const answer = await ask('/permission', encoding);
    expect(answer.headers['content-encoding']).toBe(encoding);
    expect(answer.headers.vary).toMatch(/accept-encoding/i);
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
    expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
    expect(unpack[encoding]?.(answer.rawPayload).toString()).toBe(plain.body);
  });

  it('under 1 kB are sent as they are', async () => {
    const answer = await ask('/setting/notifications', 'br, gzip');
    expect(answer.headers['content-encoding']).toBeUndefined();
    expect(answer.json().data).toEqual([]);
  });

  it('with a tag keep it, and say 304 to a copy that holds', async () => {
    const languages: { id: string }[] = (await ask('/language', 'identity')).json().data;
    const translations = languages.map(({ id }) => ({ language_id: id, translation: 'Một câu rất dài. '.repeat(100) }));
    await test.call('POST', '/translations', { token, body: { key: 'own.long', translations } });
    const answer = await ask('/translations/resource/vi', 'br');
    expect(answer.headers['content-encoding']).toBe('br');
    const tag = String(answer.headers.etag);
    expect((await ask('/translations/resource/vi', 'identity')).headers.etag).toBe(tag);
    const again = await ask('/translations/resource/vi', 'br', { 'if-none-match': tag });
    expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
  });

  it('to a HEAD are none', async () => {
    const headers = { 'accept-encoding': 'br' };
    const answer = await test.call('HEAD', '/permission', { token, headers });
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
  });

  it('that are workbooks are sent as they are', async () => {
    const answer = await ask('/customers/template-excel', 'br, gzip');
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, undefined]);
    expect(answer.rawPayload.subarray(0, 2).toString()).toBe('PK');
  });

  it('that are streams of events are never held back', async () => {
    const url = await test.app.listen({ port: 0, host: '127.0.0.1' });
    const control = new AbortController();
    const answer = await fetch(`${url}${apiBase}/events`, {
      headers: { authorization: `Bearer ${token}`, accept: 'text/event-stream', 'accept-encoding': 'br, gzip' },
      signal: control.signal,
    });
    expect(answer.headers.get('content-type')).toContain('text/event-stream');
    expect(answer.headers.get('content-encoding')).toBeNull();
    control.abort();
  });
});
