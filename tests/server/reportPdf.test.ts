import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { AppError } from '../../src/domain/errors';
import { formatCompact } from '../../src/domain/format';
import type { BuiltInLanguage } from '../../src/domain/languages/rules';
import { startProcess } from '../../src/server/adapters/workers';
import { reportDocument } from '../../src/server/reports/document';
import { renderApart } from '../../src/server/reports/files/renderApart';
import type { ReportParts } from '../../src/server/reports/finalReport';
import { renderPdf } from '../../src/server/reports/pdf/renderPdf';
import { type ReadPdf, readPdf, squashed } from '../support/readPdf';
import { reportPartsOf } from '../support/reportParts';
import { renderTaskOf } from '../support/reportRendering';

function rendered(parts: ReportParts, language: BuiltInLanguage = 'vi', reduced = false): Uint8Array {
  return renderPdf(renderTaskOf(reportDocument(parts, { reduced, language }), language));
}

const read = (...asked: Parameters<typeof rendered>) => readPdf(rendered(...asked));

/** No text stands outside the margins of its page. */
function expectWhole({ pages }: ReadPdf): void {
  for (const { width, placed } of pages) {
    for (const { text, from, to } of placed) {
      expect({ text, from: from >= 36, to: to <= width - 36 }).toEqual({ text, from: true, to: true });
    }
  }
}

const holds = (pdf: ReadPdf, text: string) => squashed(pdf.text).includes(squashed(text));

describe('the PDF of a report', () => {
  it('says in each language what it is, in bookmarks, pages and properties', async () => {
    const parts = reportPartsOf({ key_finding: '<p>Một nhận định <strong>đậm</strong></p>' });
    const vi = await read(parts, 'vi');
    expect(vi).toMatchObject({ title: 'Báo cáo chiến dịch: Tết đoàn viên', author: 'KOL Hub', language: 'vi' });
    expect(vi.bookmarks).toEqual([
      ...['Bìa', 'Kết quả chính', 'Nhận định', 'Theo nền tảng', 'Lũy kế theo ngày', 'Chi phí', 'Theo KOL', 'Bài đăng'],
      ...['Hashtag', 'Lượt nhấp link'],
      'Cách tính và độ phủ số liệu',
    ]);
    expect(vi.text).toContain(`Trang 2/${vi.pages.length}`);
    const en = await read(parts, 'en');
    expect(en).toMatchObject({ title: 'Campaign report: Tết đoàn viên', language: 'en' });
    expect(en.text).toContain(`Page 2 of ${en.pages.length}`);
  });

  it.each(['vi', 'en'] as const)('can be read in order: cover, figures, tables (%s)', async (language) => {
    const pdf = await read(reportPartsOf(), language);
    const places = ['Tết đoàn viên', formatCompact(1_234_567, language), '01/03/2026', 'KOL1'].map((text) =>
      pdf.text.indexOf(text),
    );
    expect(places.every((place) => place >= 0)).toBe(true);
    // Where a post has no picture its words stand.
    expect(holds(pdf, 'Mua ngay #SữaMinhChâu')).toBe(true);
    expectWhole(pdf);
  });

  it('lays rich text out: headings, points, numbers, quotations, links', async () => {
    const html =
      '<h3>Điều học được</h3><p>Một &amp; hai<br />ba</p><ul><li>điểm <em>một</em></li><li><p>điểm hai</p></li></ul>' +
      '<ol><li>thứ nhất</li><li>thứ hai</li></ol><blockquote><p>Trích lời</p></blockquote><p><a href="https://x.vn">liên kết</a> <u>gạch</u></p>';
    const { text } = await read(reportPartsOf({ key_finding: html }));
    expect(squashed(text)).toContain(
      squashed('Điều học được Một & hai ba • điểm một • điểm hai 1. thứ nhất 2. thứ hai Trích lời liên kết gạch'),
    );
  });

  it.each([
    ['vi', 'Mọi bài đều thiếu hashtag này (3 bài)', 'Bài thiếu hashtag bắt buộc'],
    ['en', 'Every post lacks it (3)', 'Posts that lack a required hashtag'],
  ] as const)('says once of a hashtag that all posts lack it, and lists posts where some do (%s)', async (...asked) => {
    const [language, said, list] = asked;
    const lacking = (posts: number, blocks?: 'tags'[]) => {
      const parts = reportPartsOf({ posts, sows: 1 });
      const asking = { ...parts, asked_tags: [{ tag: 'KhôngAiCó', source: 'keyword' as const }] };
      const document = reportDocument(asking, { reduced: false, language, ...(blocks && { blocks }) });
      return readPdf(renderPdf(renderTaskOf(document, language)));
    };
    const whole = await lacking(3);
    expect(holds(whole, said)).toBe(true);
    expect(holds(whole, list)).toBe(false);
    // Without the list of all posts only this one names them.
    expect(holds(await lacking(3, ['tags']), list)).toBe(true);
  });

  it('draws the bars of KOLs on the page of their table', async () => {
    const { pages } = await read(reportPartsOf({ sows: 6 }), 'vi');
    const holding = (words: string) =>
      pages.findIndex(({ placed }) => squashed(placed.map(({ text }) => text).join('')).includes(squashed(words)));
    expect(holding('Kết quả theo KOL')).toBeGreaterThan(0);
    expect(holding('Kết quả theo KOL')).toBe(holding('KOL theo '));
  });

  it('says how many SOWs without posts its costs hold, and nothing where there are none', async () => {
    const told = 'Gồm giá của 2 SOW chưa có bài';
    const unposted = reportPartsOf({ sows: 3, unposted: 2 });
    for (const reduced of [false, true]) expect(holds(await read(unposted, 'vi', reduced), told)).toBe(true);
    expect(holds(await read(unposted, 'en'), 'Includes the price of SOWs without posts yet: 2')).toBe(true);
    expect(holds(await read(reportPartsOf({ sows: 3 })), 'Gồm giá của')).toBe(false);
  });

  it('tells a reduced viewer no price', async () => {
    const whole = await read(reportPartsOf(), 'vi');
    const reduced = await read(reportPartsOf(), 'vi', true);
    for (const price of ['5.123.456', '4.234.567', '5.000.000', '266.667', '888.889']) {
      expect({ price, told: whole.text.includes(price) }).toEqual({ price, told: true });
      expect(reduced.text).not.toContain(price);
    }
    expect(reduced.text).toContain('333.333');
  });
});

describe('what a PDF is made of that is odd', () => {
  it.each([
    ['no posts', { sows: 1, posts: 0, known: false }],
    ['nothing promised at all', { sows: 0, posts: 0, known: false }],
    ['one post', { sows: 1, posts: 1 }],
    ['all metrics unknown', { sows: 3, posts: 9, known: false }],
  ])('renders with %s', async (_, wanted) => {
    const pdf = await read(reportPartsOf(wanted));
    expect(pdf.pages.length).toBeGreaterThan(1);
    expectWhole(pdf);
  });

  it('says that a figure is unknown, not that it is none', async () => {
    const { text } = await read(reportPartsOf({ known: false }));
    expect(text).toContain('Lượt xem –');
  });

  it('draws 300 SOWs and 3,000 posts, each of them, with the head on every page', async () => {
    const pdf = await read(reportPartsOf({ sows: 300, posts: 3_000 }));
    expectWhole(pdf);
    const words = squashed(pdf.text);
    for (const number of [1, 2, 299, 300]) expect(words).toContain(squashed(`KOL số ${number}`));
    for (const index of [0, 1, 1_499, 2_999]) expect(words).toContain(`73920011${String(index).padStart(8, '0')}`);
    const posts = pdf.pages.filter(({ placed }) => placed.some(({ text }) => text.startsWith('tiktok.com/@mot')));
    expect(posts.length).toBeGreaterThan(50);
    expect(posts.every(({ placed }) => placed.some(({ text }) => text === 'Mã KOL'))).toBe(true);
    const sows = pdf.pages.filter(({ placed }) => placed.some(({ text }) => text === 'Số SOW' || text === 'SOW'));
    expect(sows.every(({ placed }) => placed.some(({ text }) => text === 'KOL'))).toBe(true);
  });

  it('keeps names of 200 characters whole, with and without places to break', async () => {
    const spaced = `${'Nguyễn Thị Hồng Ánh '.repeat(10)}`.slice(0, 199).trim();
    const solid = 'Đẹp'.repeat(67).slice(0, 200);
    const pdf = await read(
      reportPartsOf({ sows: 2, campaign: spaced, name: (number) => (number === 1 ? spaced : solid) }),
    );
    expectWhole(pdf);
    expect(holds(pdf, spaced)).toBe(true);
    expect(holds(pdf, solid)).toBe(true);
  });

  it('reads names back whole: accents set apart, Chinese, Japanese; what no font has is a box', async () => {
    const names = [
      'Nguyễn Thị Ẩn'.normalize('NFD'),
      '王小明 Vương',
      'さくら Đào',
      'Mèo 🐱 Con',
      'An 한글 Bình',
      'A\u200d\u00a0B',
    ];
    const pdf = await read(reportPartsOf({ sows: names.length, name: (number) => names[number - 1] ?? '' }));
    for (const name of ['Nguyễn Thị Ẩn', '王小明 Vương', 'さくら Đào', 'Mèo □ Con', 'An □□ Bình', 'A B']) {
      expect({ name, read: holds(pdf, name) }).toEqual({ name, read: true });
    }
    expectWhole(pdf);
  });

  it('shows a text that begins with = as it is', async () => {
    const name = "=cmd|' /C calc'!A0";
    const pdf = await read(reportPartsOf({ campaign: '=1+1', name: () => name }));
    expect(holds(pdf, name)).toBe(true);
    expect(holds(pdf, '=1+1')).toBe(true);
    expect(pdf.title).toBe('Báo cáo chiến dịch: =1+1');
  });
});

describe('the bytes of a PDF', () => {
  const inPlace = (TZ: string, LANG: string) =>
    execFileSync(process.execPath, ['--import', 'tsx', 'tests/server/reportPdfProcess.ts'], {
      env: { ...process.env, TZ, LANG, LC_ALL: LANG },
      encoding: 'utf8',
    });

  it('are the same in another process, time zone and language of the machine', () => {
    const here = inPlace('Pacific/Kiritimati', 'de_DE.UTF-8');
    expect(here).toMatch(/^[0-9a-f]{64}$/);
    expect(inPlace('America/Adak', 'vi_VN.UTF-8')).toBe(here);
  });

  it('differ with the document', () => {
    const one = rendered(reportPartsOf({ campaign: 'Một' }));
    expect(Buffer.compare(one, rendered(reportPartsOf({ campaign: 'Một' })))).toBe(0);
    expect(Buffer.compare(one, rendered(reportPartsOf({ campaign: 'Hai' })))).not.toBe(0);
  });
});

describe('rendering apart', () => {
  const taskOf = (posts: number) =>
    renderTaskOf(reportDocument(reportPartsOf({ sows: 30, posts }), { reduced: false, language: 'vi' }), 'vi');

  it('gives the same bytes as here', async () => {
    const apart = await renderApart(taskOf(30), new AbortController().signal);
    expect(Buffer.compare(apart, renderPdf(taskOf(30)))).toBe(0);
  });

  it('says what broke a drawing, and is there for the next', async () => {
    const { signal } = new AbortController();
    const broken = { ...taskOf(3), meta: null } as unknown as ReturnType<typeof taskOf>;
    await expect(renderApart(broken, signal)).rejects.toThrow(/could not be rendered: TypeError/);
    expect((await renderApart(taskOf(3), signal)).subarray(0, 5).toString()).toBe('%PDF-');
  });

  it('is not of the group that is told to end, so that what is being drawn is finished', async () => {
    const child = startProcess('renderReport', []);
    const ended = once(child, 'exit');
    // Fields after the name in brackets: state, parent, group.
    const [, , group] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ');
    expect(Number(group)).toBe(child.pid);
    child.kill('SIGKILL');
    await ended;
  });

  it('ends where it is given up', async () => {
    const left = new AbortController();
    const reason = new AppError('request_timeout');
    const rendering = renderApart(taskOf(3_000), left.signal);
    setTimeout(() => left.abort(reason), 100);
    await expect(rendering).rejects.toBe(reason);
  });
});
