import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { jsPDF } from 'jspdf';
import PptxGenJS from 'pptxgenjs';
import S3rver from 's3rver';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { uploadLimits } from '../../src/domain/limits';
import { diskStore } from '../../src/server/adapters/files/disk';
import { acceptDocument } from '../../src/server/adapters/files/inspect';
import { s3Store } from '../../src/server/adapters/files/s3';
import { signFileUrl, verifyFileUrl } from '../../src/server/adapters/files/signing';
import { type FileStore, fileKey } from '../../src/server/adapters/files/store';
import { blank, compound, docx, docxBomb, sha256, tooLarge, workbook, wrongType, zip } from './files.fixtures';

describe('documents', () => {
  const pdf = () => Buffer.from(new jsPDF().text('Xin chao', 10, 10).output('arraybuffer'));

  it('accepts pdf, doc, docx and pptx as they are', async () => {
    const deck = new PptxGenJS();
    deck.addSlide().addText('Xin chào', { x: 1, y: 1 });
    const samples = {
      pdf: pdf(),
      doc: compound('/WordDocument', '/1Table'),
      docx: docx(),
      pptx: Buffer.from(new Uint8Array((await deck.write({ outputType: 'arraybuffer' })) as ArrayBuffer)),
    };
    for (const [extension, bytes] of Object.entries(samples)) {
      const accepted = await acceptDocument(bytes);
      expect(accepted).toMatchObject({ extension, sha256: sha256(bytes) });
      expect(accepted.bytes.equals(bytes)).toBe(true);
    }
  });

  it.each(['xlsx', 'biff8'] as const)('accepts a workbook (%s) only where asked for', async (bookType) => {
    const bytes = workbook(bookType);
    await expect(acceptDocument(bytes)).rejects.toMatchObject(wrongType);
    const accepted = await acceptDocument(bytes, { workbooks: true });
    expect(accepted.extension).toBe(bookType === 'xlsx' ? 'xlsx' : 'xls');
  });

  it.each([
    ['a compound file that is no document', compound('/PowerPoint Document')],
    ['one whose Word part is only embedded', compound('/ObjectPool/WordDocument', '/Other')],
    ['a cut-off compound file', compound('/WordDocument').subarray(0, 700)],
    ['a cut-off docx', docx().subarray(0, -30)],
    ['a macro-enabled Word file', docx('ms-word.document.macroEnabled.main')],
    ['a plain zip', zip({ 'a.txt': 'a' })],
    ['a zip with one right name', zip({ 'word/evil.html': '<script/>' })],
    ['HTML', Buffer.from('<html><script>alert(1)</script></html>')],
    ['text', Buffer.from('just words')],
    ['nothing', Buffer.alloc(0)],
  ])('refuses %s', async (_what, bytes) => {
    await expect(acceptDocument(bytes, { workbooks: true })).rejects.toMatchObject(wrongType);
  });

  it('refuses a small file that would become a large one, without unpacking it', async () => {
    expect(await acceptDocument(docxBomb(0))).toMatchObject({ extension: 'docx' });
    const bomb = docxBomb(64);
    expect(bomb.length).toBeLessThan(uploadLimits.document);
    await expect(acceptDocument(bomb)).rejects.toMatchObject(wrongType);
  });

  it('refuses a picture and a document over 5 MB', async () => {
    await expect(acceptDocument(await blank(9, 9).png().toBuffer())).rejects.toMatchObject(wrongType);
    const large = Buffer.concat([pdf(), Buffer.alloc(uploadLimits.document)]);
    await expect(acceptDocument(large)).rejects.toMatchObject(tooLarge);
  });
});

function storeBehaviour(store: () => FileStore) {
  const bytes = Buffer.from('Hợp đồng');
  const key = fileKey(sha256(bytes));

  it('gives back what was put, the same content any number of times', async () => {
    expect(await store().get(key)).toBeNull();
    await store().put(key, bytes, 'application/pdf');
    await Promise.all([1, 2, 3].map(() => store().put(key, bytes, 'application/pdf')));
    const file = await store().get(key);
    expect(file?.size).toBe(bytes.length);
    expect(file && (await buffer(file.stream)).equals(bytes)).toBe(true);
  });

  it('lists the keys of what is stored', async () => {
    await store().put(key, bytes, 'application/pdf');
    const listed: string[] = [];
    for await (const keys of store().list()) listed.push(...keys);
    expect(listed).toContain(key);
  });

  it('removes, also what is not there', async () => {
    await store().put(key, bytes, 'application/pdf');
    await store().remove(key);
    await store().remove(key);
    expect(await store().get(key)).toBeNull();
  });

  it.each([
    '../../etc/passwd',
    `${key}/../../x`,
    `/${key}`,
    `aa/bb/${sha256(bytes)}`,
    key.toUpperCase(),
    `${key}\n`,
    '',
  ])('refuses the key %j', async (bad) => {
    await expect(store().put(bad, bytes, 'text/plain')).rejects.toThrow('not a file key');
    await expect(store().get(bad)).rejects.toThrow('not a file key');
    await expect(store().remove(bad)).rejects.toThrow('not a file key');
  });
}

describe('disk store', () => {
  let root = '';
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'files-'));
  });
  afterAll(() => rm(root, { recursive: true }));
  storeBehaviour(() => diskStore(join(root, 'not', 'yet', 'there')));

  it('leaves nothing half written behind, also where a write fails', async () => {
    const files = join(root, 'failing');
    const bytes = Buffer.from('x');
    const key = fileKey(sha256(bytes));
    await mkdir(join(files, key), { recursive: true });
    await expect(diskStore(files).put(key, bytes, 'text/plain')).rejects.toThrow();
    expect(await readdir(join(files, 'incoming'))).toEqual([]);
  });
});

describe('S3 store', () => {
  let directory = '';
  let server: S3rver;
  let store: FileStore;
  beforeAll(async () => {
    directory = await mkdtemp(join(tmpdir(), 's3-'));
    server = new S3rver({ port: 0, address: '127.0.0.1', silent: true, directory });
    const { port } = await server.run();
    const endpoint = `http://127.0.0.1:${port}`;
    store = s3Store({ endpoint, bucket: 'made-on-first-use', accessKey: 'S3RVER', secretKey: 'S3RVER' });
  });
  afterAll(async () => {
    await server.close();
    await rm(directory, { recursive: true });
  });
  storeBehaviour(() => store);

  it('made the bucket it was told to use', async () => {
    expect(await readdir(directory)).toEqual(['made-on-first-use']);
  });
});

describe('signed links', () => {
  const now = new Date('2026-03-01T00:00:00Z');
  const secret = ['a secret of the test'] as const;
  const id = '0195508d-5a00-7000-8000-000000000001';
  const parts = (url: string) => {
    const { searchParams } = new URL(url, 'http://localhost');
    return { id, expires: searchParams.get('expires'), signature: searchParams.get('signature') };
  };
  const link = parts(signFileUrl(id, secret, now));
  const afterSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1000);

  it('is good for ten minutes', () => {
    expect(signFileUrl(id, secret, now)).toMatch(new RegExp(`^/files/${id}\\?expires=\\d+&signature=[\\w-]{43}$`));
    expect(verifyFileUrl(link, secret, now)).toBe(true);
    expect(verifyFileUrl(link, secret, afterSeconds(599))).toBe(true);
    expect(verifyFileUrl(link, secret, afterSeconds(600))).toBe(false);
  });

  it('does not survive tampering', () => {
    const later = String(Number(link.expires) + 60);
    expect(verifyFileUrl({ ...link, id: `${id.slice(0, -1)}2` }, secret, now)).toBe(false);
    expect(verifyFileUrl({ ...link, expires: later }, secret, now)).toBe(false);
    expect(verifyFileUrl({ ...link, signature: `${link.signature}A` }, secret, now)).toBe(false);
    expect(
      verifyFileUrl({ ...link, signature: link.signature?.replace(/^./, (c) => (c === 'A' ? 'B' : 'A')) }, secret, now),
    ).toBe(false);
    expect(verifyFileUrl(link, ['another secret'], now)).toBe(false);
    expect(verifyFileUrl(link, ['another secret', ...secret], now)).toBe(true);
  });

  it.each([undefined, '', 'x', '-1', '1e99', ['1', '2'], 5])('refuses %j in either part', (odd) => {
    expect(verifyFileUrl({ ...link, expires: odd }, secret, now)).toBe(false);
    expect(verifyFileUrl({ ...link, signature: odd }, secret, now)).toBe(false);
  });
});
