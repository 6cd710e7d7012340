import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { strFromU8, unzipSync } from 'fflate';
import { SaxesParser } from 'saxes';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { startOfDay } from '../../src/domain/dates';
import { formatPercent } from '../../src/domain/format';
import { loadPictures } from '../../src/server/reports/pictures';
import { renderPptx } from '../../src/server/reports/pptx/renderPptx';
import { renderXlsx } from '../../src/server/reports/xlsx/renderXlsx';
import { reportFile } from '../support/reportFiles';
import { noteTexts, partsOf, slideTexts } from '../support/zipTexts';

const inch = 914_400;
const [slideWidth, slideHeight] = [13.333 * inch, 7.5 * inch];

/** Every part of XML is one, charts' workbooks too. */
function expectWellFormed(archive: Uint8Array): void {
  for (const [name, bytes] of Object.entries(unzipSync(archive))) {
    if (name.endsWith('.xlsx')) expectWellFormed(bytes);
    if (!/\.(xml|rels)$/.test(name)) continue;
    const parser = new SaxesParser();
    parser.on('error', (error) => {
      throw new Error(`${name}: ${error.message}`);
    });
    parser.write(strFromU8(bytes)).close();
  }
}

/** Everything drawn stands within its slide, tables with all their rows. */
function expectInside(deck: Uint8Array): void {
  for (const [index, xml] of partsOf(deck, /^ppt\/slides\/slide\d+\.xml$/).entries()) {
    for (const [, x, y, width, height] of xml.matchAll(
      /<a:off x="(-?\d+)" y="(-?\d+)"\/>\s*<a:ext cx="(\d+)" cy="(\d+)"\/>/g,
    )) {
      const edges = [Number(x), Number(y), Number(x) + Number(width), Number(y) + Number(height)];
      const [left = 0, top = 0, right = 0, bottom = 0] = edges;
      expect(
        left >= 0 && top >= 0 && right <= slideWidth + 99 && bottom <= slideHeight,
        `slide ${index + 1}: ${edges}`,
      ).toBe(true);
    }
    for (const [frame] of xml.matchAll(/<p:graphicFrame[ >][\s\S]*?<\/p:graphicFrame>/g)) {
      const top = Number(/<a:off x="\d+" y="(\d+)"/.exec(frame)?.[1]);
      const rows = [...frame.matchAll(/<a:tr h="(\d+)"/g)].reduce((sum, [, height]) => sum + Number(height), 0);
      expect(top + rows, `table on slide ${index + 1}`).toBeLessThan(slideHeight - 0.6 * inch);
    }
  }
}

/** Nothing is too small to be read: of what slides say and of what charts are marked with. */
function expectLegible(deck: Uint8Array): void {
  for (const xml of partsOf(deck, /^ppt\/(slides\/slide|slideLayouts\/slideLayout|charts\/chart)\d+\.xml$/)) {
    for (const [, size] of xml.matchAll(/ sz="(\d+)"/g)) expect(Number(size)).toBeGreaterThanOrEqual(900);
  }
}

async function rendered(...asked: Parameters<typeof reportFile>) {
  const file = reportFile(...asked);
  const deck = await renderPptx(file);
  expectWellFormed(deck);
  expectInside(deck);
  expectLegible(deck);
  return { file, deck, slides: slideTexts(deck) };
}

describe('the deck of a report', () => {
  it('opens with what it is about, the verdict, the period and the day', async () => {
    const { slides } = await rendered({ language: 'en' });
    const [cover] = slides;
    for (const text of ['Chiến dịch Tết', 'Nhãn Chiến dịch Tết', 'TET26', '01/03/2026 – 31/03/2026', '31/03/2026']) {
      expect(cover).toContain(text);
    }
    expect(cover).toContain('The campaign fell short of its engagement target');
  });

  it('says beside the bar of a figure how much of its target it is, and in numbers that tell the same', async () => {
    const { file, slides } = await rendered({ language: 'en' });
    const key = slides.find((text) => text.includes('Key results'));
    const rows = file.document.totals.progress.filter(({ type }) => type === 'views' || type === 'engagement');
    expect(rows).toHaveLength(2);
    for (const { rate } of rows) expect(key?.split('\n')).toContain(formatPercent(rate, 'en'));
  });

  it('draws charts that PowerPoint opens with their values, the pace as a second line', async () => {
    const { deck } = await rendered({ language: 'en' });
    const lines = partsOf(deck, /^ppt\/charts\/chart\d+\.xml$/).filter((xml) => xml.includes('<c:lineChart>'));
    expect(lines.length).toBe(3);
    for (const xml of lines) {
      expect([...xml.matchAll(/<c:ser>/g)].length).toBe(2);
      expect(xml).toContain('Target pace');
      // What is not known of the first day is a gap.
      expect(xml).not.toContain('<c:v></c:v>');
    }
    expect(partsOf(deck, /^ppt\/embeddings\/.*\.xlsx$/).length).toBe(
      partsOf(deck, /^ppt\/charts\/chart\d+\.xml$/).length,
    );
  });

  it('holds together what belongs together: on no more slides than there are ideas', async () => {
    const { slides } = await rendered({ language: 'en' });
    const holding = (...texts: string[]) => slides.filter((slide) => texts.some((text) => slide.includes(text)));
    expect(holding('Highlight 1', 'Chiến dịch Tết\nFindings')).toHaveLength(1);
    expect(slides.filter((slide) => slide.includes('Views · Engagement · Buzz'))).toHaveLength(1);
    expect(holding('by network')).toHaveLength(1);
    expect(holding('by day, cumulative')).toHaveLength(1);
    expect(slides.filter((slide) => slide.includes('\nCumulative by day\nNo figures before 02/03/2026.'))).toHaveLength(
      1,
    );
    expect(slides.join('\n')).not.toContain('01/03/2026\n–');
    expect(slides.length).toBeLessThanOrEqual(17);
  });

  it('keeps texts that are too long for one slide together on slides of their own', async () => {
    const text = `<p>${'Một câu dài vừa phải. '.repeat(40)}</p>`;
    const { slides } = await rendered({ text, language: 'en' });
    const titled = (title: string) => slides.filter((slide) => slide.startsWith(`Chiến dịch Tết\n${title}`));
    for (const title of ['Views', 'Engagement', 'Buzz', 'Findings']) {
      expect(
        titled(title)
          .join('')
          .match(/Một câu/g)?.length,
        title,
      ).toBe(40);
    }
  });

  it('says how many SOWs without posts its costs hold, and nothing where there are none', async () => {
    const { slides } = await rendered({ unposted: 2 });
    expect(slides.join('\n')).toContain('Gồm giá của 2 SOW chưa có bài');
    const english = await rendered({ unposted: 1, language: 'en' });
    expect(english.slides.join('\n')).toContain('Includes the price of SOWs without posts yet: 1');
    expect((await rendered()).slides.join('\n')).not.toContain('Gồm giá của');
  });

  it('tells in the notes how a figure is calculated and what it rests on', async () => {
    const { deck, slides } = await rendered({ language: 'en' });
    const at = slides.findIndex((text) => text.includes('Engagement by day'));
    const notes = noteTexts(deck)[at];
    expect(notes).toContain('Engagement = Likes + comments + shares');
    expect(notes).toContain('6 of 6 posts have views.');
    expect(notes?.split('\n').length).toBeGreaterThan(3);
  });

  it('repeats the header on each slide of a long table', async () => {
    const { slides } = await rendered({ kols: 50, sows: 300, posts: 3_000, language: 'en' });
    const posts = slides.filter((text) => text.startsWith('Posts\nAll posts'));
    expect(posts.length).toBeGreaterThan(100);
    for (const text of posts) expect(text).toContain('Posted on');
    expect(posts.join('\n').match(/tiktok\.com\/watch/g)?.length).toBe(3_000);
    const sows = slides.filter((text) => text.startsWith('By KOL\nKPI per SOW'));
    for (const text of sows) expect(text).toContain('SOW no.');
    expect(sows.some((text) => text.split('\n').includes('SOW no. 300'))).toBe(true);
    // Actual, target and share of a metric below each other.
    expect(sows[0]).toContain('1,225\n2,000\n61.3%');
  });

  it('tells a reduced viewer no price', async () => {
    const seen = async (reduced: boolean) => {
      const { deck, file } = await rendered({ reduced, language: 'en' });
      return [
        ...slideTexts(deck),
        ...noteTexts(deck),
        ...partsOf(await renderXlsx(file), /sheet\d+\.xml|sharedStrings/),
      ].join('\n');
    };
    const [all, reduced] = [await seen(false), await seen(true)];
    const prices = [
      '76,543,210',
      '65,432,100',
      '8,765,432',
      '266.66',
      '33.24',
      '55.55',
      '7654321',
      '6543210',
      '44.44',
      '98.76',
    ];
    for (const price of prices.slice(0, 8)) expect(all).toContain(price);
    for (const price of prices) expect(reduced).not.toContain(price);
    expect(reduced).toContain('333.33');
  });
});

describe('what a deck is given', () => {
  it.each([
    ['no posts', { posts: 0 }],
    ['one post of one SOW', { kols: 1, sows: 1, posts: 1 }],
    ['nothing anybody has read', { isKnown: false }],
  ])('may be %s', async (_, wanted) => {
    const { slides, file } = await rendered({ ...wanted, language: 'en' });
    for (const { title } of file.sections.slice(1)) expect(slides.join('\n')).toContain(title);
    expectWellFormed(await renderXlsx(file));
  });

  it('may be names of 200 characters', async () => {
    const { slides } = await rendered({ name: 'Rất dài '.repeat(25), kolName: 'Wm'.repeat(100) });
    expect(slides[0]).toContain('…');
  });

  it('may be taken apart accents, Chinese and emoji', async () => {
    const { slides } = await rendered({ name: 'Tết đoàn viên'.normalize('NFD'), kolName: '王小明 👩‍👩‍👧 🇻🇳' });
    expect(slides[0]).toContain('Tết đoàn viên'.normalize('NFC'));
    expect(slides.join('\n')).toContain('王小明 👩‍👩‍👧 🇻🇳 1');
  });

  it('may be texts XML forbids and spreadsheets calculate', async () => {
    const { deck, slides, file } = await rendered({
      ...{ name: 'A\u0000\u000B\uFFFE\uD800 <b>&"', kolName: "=cmd|' /C calc'!A0" },
      text: '<p>=1+1 &amp; &lt;script&gt; <a href="https://a.example/?x=1&amp;y=2">đây</a></p><ol><li>một</li></ol>',
    });
    expect(slides.join('\n')).toContain('A <b>&"');
    expect(slides.join('\n')).toContain('=1+1 & <script>');
    const [first] = partsOf(deck, /^ppt\/embeddings\/.*\.xlsx$/);
    expect(first).toBeDefined();
    for (const [name, bytes] of Object.entries(unzipSync(deck))) {
      if (name.endsWith('.xlsx')) expect(partsOf(bytes, /sheet1\.xml$/).join('')).not.toMatch(/<f[ >]/);
    }
    const workbook = await renderXlsx(file);
    expectWellFormed(workbook);
    expect(partsOf(workbook, /sharedStrings/).join('')).toContain('&apos;=cmd|');
  });

  it('may be a text over several slides', async () => {
    const { slides } = await rendered({ text: `<p>${'Một câu dài vừa phải. '.repeat(200)}</p>`, language: 'en' });
    const pages = slides.filter((text) => text.startsWith('Chiến dịch Tết\nRecommendation'));
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join('').match(/Một câu/g)?.length).toBe(200);
  });

  it('may be pictures that are whole, broken and missing', async () => {
    const whole = await sharp({ create: { width: 40, height: 30, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    const stored = new Map([whole, Buffer.from('no picture')].map((bytes) => [hashOf(bytes), bytes]));
    const files = {
      async get(key: string) {
        const bytes = stored.get(key.slice(-64));
        return bytes ? { stream: Readable.from(bytes), size: bytes.length } : null;
      },
    };
    const address = (bytes: Buffer) => `/pictures/${hashOf(bytes)}`;
    const [good = '', broken = ''] = [...stored.values()].map(address);
    const pictures = await loadPictures(
      files,
      [good, broken, address(Buffer.from('gone')), 'https://elsewhere.example'],
      new AbortController().signal,
    );
    expect([...pictures.keys()]).toEqual([good]);
    const media = async (picture: string) =>
      partsOf((await rendered({ picture, pictures })).deck, /^ppt\/media\/.*\.jpeg$/).length;
    expect(await media(good)).toBeGreaterThan(0);
    expect(await media(broken)).toBe(0);
    expect((await rendered({ picture: broken, pictures })).slides.join('\n')).toContain('Một ly sữa mỗi sáng.');
    expect((await rendered({ picture: good, pictures })).slides.join('\n')).not.toContain('Một ly sữa mỗi sáng.');
  });
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');

describe('the bytes of a file', () => {
  it('are the same for the same report, whatever the clock and its zone', async () => {
    const script = join(import.meta.dirname, '../support/renderReportFiles.ts');
    const run = async (zone: string) => {
      const env = { ...process.env, TZ: zone };
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env });
      return stdout.trim();
    };
    const first = await run('Pacific/Kiritimati');
    expect(first).toMatch(/^[0-9a-f]{64} [0-9a-f]{64}$/);
    // A second, so that a clock somebody read shows.
    await new Promise((resolve) => setTimeout(resolve, 2_100));
    expect(await run('America/Los_Angeles')).toBe(first);
  });

  it('say they are of the day of the report', async () => {
    const deck = await renderPptx(reportFile());
    const instant = startOfDay('2026-03-31').toISOString().replace('.000', '');
    expect(partsOf(deck, /^docProps\/core\.xml$/)[0]).toContain(instant);
  });
});
