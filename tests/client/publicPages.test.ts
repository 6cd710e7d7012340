import { describe, expect, it } from 'vitest';
import { defaultIntro } from '../../src/domain/introPage/defaults';
import type { ShownIntro } from '../../src/domain/introPage/shown';
import type { PublicPage } from '../../src/domain/publicSite/pages';
import type { LinkedReport } from '../../src/domain/reportLinks/types';
import type { Verification } from '../../src/domain/reportSnapshots/types';
import { drawPage } from '../../src/public/draw';
import { reportDocument } from '../../src/server/reports/document';
import { reportPartsOf } from '../support/reportParts';

const home = 'https://kol.example';
const frame = defaultIntro.vi;

type Parts = Parameters<typeof reportPartsOf>[0];

const linked = (parts: Parts, more: Partial<LinkedReport> = {}): LinkedReport => ({
  ...reportDocument(reportPartsOf(parts), { reduced: true, language: 'vi' }),
  link: { lang: 'vi', expires_at: '2026-05-01T10:00:00.000Z', replaced_by: null },
  ...more,
});
const draw = (parts: Parts, language: 'vi' | 'en' = 'vi', more: Partial<LinkedReport> = {}) =>
  drawPage({ ...{ page: 'report', language, frame, token: 'to/ken' }, report: linked(parts, more) }, home).body;
const verify = (more: Partial<Extract<PublicPage, { page: 'verify' }>> = {}) =>
  drawPage({ page: 'verify', language: 'en', frame, number: '', code: '', outcome: null, ...more }, home).body;
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/&#x27;/g, "'")
    .replace(/\s+/g, ' ');
const unknownKey = /\b(publicSite|reportDocument|reports|campaigns|common|social)\.[a-z_]+\b/;

describe('a report behind a link', () => {
  it('says what the document says, section by section', () => {
    const html = draw({ sows: 3, key_finding: '<p>Kết quả <strong>tốt</strong></p>' });
    const text = textOf(html);
    for (const part of [
      'Tết đoàn viên',
      'Hàng Nhiều',
      '1,2M',
      '1.234.567 trên 2.000.000',
      'đạt 50,3%',
      'KOL số 1',
      'Kết quả tốt',
    ])
      expect(text).toContain(part);
    expect(html.match(/<h1/g)).toHaveLength(1);
    expect(text).not.toMatch(unknownKey);
  });

  it('leads to its files in the language it is read in, by an address that is one', () => {
    const html = draw({}, 'en');
    expect(html).toContain('href="/api/v1/report-links/to%2Fken/file?type=pdf&amp;lang=en"');
    expect(html).toContain('href="/r/to%2Fken?lang=vi"');
    expect(textOf(html)).not.toMatch(unknownKey);
  });

  it('needs no island, so no React', () => {
    const page = drawPage({ page: 'report', language: 'vi', frame, token: 't', report: linked({}) }, home);
    expect(page.islands).toEqual([]);
    expect(page.head).toContain('noindex');
  });

  it('has no heading that skips a level, and no style that the policy would refuse', () => {
    const html = draw({ sows: 12, key_finding: 'x' });
    const levels = [...html.matchAll(/<h([1-6])/g)].map(([, level]) => Number(level));
    expect(levels.every((level, index) => level <= (levels[index - 1] ?? 0) + 1)).toBe(true);
    expect(html).not.toMatch(/\sstyle="/);
  });

  it.each([
    ['a script', '<script>alert(1)</script>'],
    ['an attribute', '" onload="alert(1)'],
    ['a formula', '=HYPERLINK("http://x")'],
    ['200 characters', 'Dài'.repeat(67)],
    ['emoji and Chinese', '🎉 微博 한국'],
  ])('is whole with names that are %s', (_what, name) => {
    const html = draw({ campaign: name, name: () => name, sows: 3 });
    expect(html).not.toContain('<script');
    expect(html).not.toContain('" onload="');
    expect(textOf(html)).toContain(name.startsWith('<') ? '&lt;script&gt;' : name.replaceAll('"', '&quot;'));
  });

  it('is whole without posts, without KOLs, and where nothing is known', () => {
    expect(textOf(draw({ sows: 0, posts: 0 }))).toContain('Tết đoàn viên');
    const unknown = textOf(draw({ known: false, sows: 4 }));
    expect(unknown).toContain('–');
    expect(unknown).not.toMatch(/NaN|undefined|null/);
  });

  it('leads nowhere but to web pages', () => {
    const report = linked({ sows: 1, posts: 1 });
    const html = draw({}, 'vi', { posts: report.posts.map((post) => ({ ...post, url_post: 'javascript:alert(1)' })) });
    expect(html).not.toContain('href="javascript:');
  });

  it('draws a box where a picture is none of ours', () => {
    expect(draw({ thumbnail: 'https://foreign.example/a.jpg' })).not.toContain('src="https://foreign');
    expect(draw({ thumbnail: '/pictures/abc' })).toContain('src="/pictures/abc"');
  });

  it('says number and code of a frozen one and leads to where it is verified', () => {
    const created_at = '2026-04-01T00:00:00.000Z';
    const frozen = {
      number: 'RPT-2026-000007',
      label: null,
      audience: 'customer',
      created_at,
      code: 'abcdef0123456789',
      verify: '/verify',
    } as const;
    const html = draw({}, 'en', { frozen });
    expect(html).toContain('RPT-2026-000007');
    expect(html).toContain('href="/en/verify?number=RPT-2026-000007&amp;code=abcdef0123456789"');
    const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(ids).toContain('method');
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('says which one has taken its place, and when that was frozen', () => {
    const { link } = linked({});
    expect(textOf(draw({}, 'vi', { link }))).not.toContain('bản mới hơn');
    const replaced_by = { number: 'RPT-2026-000008', created_at: '2026-04-01T18:00:00.000Z' };
    const [vi, en] = (['vi', 'en'] as const).map((language) =>
      textOf(draw({}, language, { link: { ...link, replaced_by } })),
    );
    expect(vi).toContain('Đã có bản mới hơn: RPT-2026-000008, chốt ngày 02/04/2026');
    expect(en).toContain('There is a newer one: RPT-2026-000008, frozen on 02/04/2026');
  });
});

describe('the page that verifies', () => {
  const known: Verification = {
    ...{ known: true, number: 'RPT-2026-000007', campaign: 'Tết', brand: null, as_of: '2026-03-31' },
    ...{ created_at: '2026-04-01T00:00:00.000Z', status: 'valid', replaced_by: null },
  };
  const answered = (verification: Verification) => textOf(verify({ outcome: { is: 'answered', verification } }));

  it('answers without a script', () => {
    expect(verify()).toContain('<form class=');
    expect(verify()).toContain('action="/en/verify" method="get"');
    expect(answered(known)).toContain('This report is valid');
    expect(answered({ ...known, status: 'withdrawn' })).toContain('withdrawn');
    expect(answered({ ...known, status: 'replaced', replaced_by: 'RPT-2026-000009' })).toContain('RPT-2026-000009');
    expect(answered({ known: false })).toContain('one changed byte is enough');
    expect(textOf(verify({ outcome: { is: 'slowed', seconds: 8 } }))).toContain('in 8 seconds');
    expect(textOf(verify({ outcome: { is: 'failed' } }))).toContain('Could not check');
  });

  it('keeps what stood in the address inside its attributes', () => {
    const html = verify({ number: '"><script>alert(1)</script>', code: "'</div>" });
    expect(html).not.toContain('<script');
    expect(html).not.toContain("'</div>");
  });

  it('says its words in both languages', () => {
    for (const language of ['vi', 'en'] as const)
      for (const page of ['not_found', 'failed', 'passcode', 'verify'] as const) {
        const rest = { token: 't', number: '', code: '', outcome: null, request_id: 'r' };
        const { head, body } = drawPage({ language, frame, page, ...rest } as PublicPage, home);
        expect(textOf(head + body).replaceAll('&quot;', '')).not.toMatch(unknownKey);
      }
  });
});

describe('the page the site begins with', () => {
  const kol = (name: string) => ({
    ...{ id: `id of ${name}`, name, jobs: 'Reviewer', image: null },
    socials: [{ social_type: 'tiktok' as const, follower_count: 12_400 }],
  });
  const shown = (more: Partial<ShownIntro> = {}): ShownIntro => ({
    ...defaultIntro.vi,
    kols_page: { ...defaultIntro.vi.kols_page, kols: [kol('Lan'), kol('Minh')] },
    ...more,
  });
  const drawHome = (intro: ShownIntro, language: 'vi' | 'en' = 'vi') =>
    drawPage({ page: 'home', language, frame: intro, intro }, home);

  it('says each part of what was published', () => {
    const { contact_page, rate_page } = defaultIntro.vi;
    const image = '/pictures/brand';
    const { head, body } = drawHome(
      shown({
        brand_page: { title: 'Nhãn hàng', logos: [{ image, name: 'Sữa Mây' }] },
        rate_page: { ...rate_page, view: { title: 'Lượt xem', value: '12,4M' } },
        contact_page: {
          ...{ ...contact_page, email: 'hi@kol.example', office: '1 Lê Lợi', website: 'https://kol.example' },
          profiles: [
            { name: 'Facebook', url: 'https://facebook.com/kol' },
            { name: 'Hostile', url: 'javascript:alert(1)' },
          ],
        },
      }),
    );
    const text = textOf(body);
    for (const part of ['Chọn đúng KOL', 'Tìm KOL', 'Lan', '12,4K người theo dõi', 'Hiểu nhãn hàng trước', '12,4M'])
      expect(text).toContain(part);
    for (const part of ['Khi chiến dịch đang chạy', 'Báo cáo gửi đi được ngay', 'Gửi yêu cầu chiến dịch', '1 Lê Lợi'])
      expect(text).toContain(part);
    expect(body).toContain(`src="${image}" alt="Sữa Mây"`);
    for (const href of ['/home/kols', '/home/request_campaigns', '/policy', '/contact-us', '/verify', '/login', '/en'])
      expect(body).toContain(`href="${href}"`);
    expect(body).toContain('href="mailto:hi@kol.example"');
    expect(body).toContain('href="https://facebook.com/kol"');
    expect(body).not.toContain('javascript:');
    expect(body).toContain('/home/id%20of%20Lan/view');
    expect(body.match(/<h1/g)).toHaveLength(1);
    expect(body).not.toMatch(/\sstyle="/);
    expect(textOf(head + body).replaceAll('&quot;', '')).not.toMatch(unknownKey);
  });

  it('names every text and opens every list and picture for who edits it, and for nobody else', () => {
    const intro = shown({ kols_page: { ...defaultIntro.vi.kols_page, kols: [] } });
    const { body } = drawPage({ page: 'home', language: 'vi', frame: intro, intro, editing: true }, home);
    const places = [...body.matchAll(/data-(?:field|opens)="([^"]+)"/g)].map(([, place]) => place);
    const textsIn = (value: unknown, place: string): string[] =>
      typeof value === 'object' && value !== null && !Array.isArray(value)
        ? Object.entries(value).flatMap(([key, inner]) => textsIn(inner, place ? `${place}.${key}` : key))
        : [place];
    expect([...new Set(places)].sort()).toEqual(textsIn(defaultIntro.vi, '').sort());
    expect(drawHome(intro).body).not.toMatch(/data-(field|opens)/);
  });

  it('says nothing of what there is none of', () => {
    const empty = shown({ kols_page: { ...defaultIntro.vi.kols_page, kols: [] } });
    const { body, islands } = drawHome(empty);
    expect(islands).toEqual([]);
    for (const title of [empty.kols_page.title, empty.rate_page.title, empty.brand_page.title])
      expect(textOf(body)).not.toContain(title);
  });

  it('shows five banners at most, and faces of featured KOLs while none is chosen', () => {
    const banners = Array.from({ length: 6 }, (_, index) => ({ url: `/pictures/banner${index}` }));
    const { body } = drawHome(shown({ intro_page: { ...defaultIntro.vi.intro_page, kols: banners } }));
    expect(body.match(/src="\/pictures\/banner/g)).toHaveLength(5);
    const faces = { ...defaultIntro.vi.kols_page, kols: [{ ...kol('Lan'), image: '/pictures/lan' }] };
    expect(drawHome(shown({ kols_page: faces })).body).toMatch(/<img [^>]*src="\/pictures\/lan" alt="" width="480"/);
  });

  it('takes a script in any text for text', () => {
    const hostile = '"><script>alert(1)</script>';
    const all = JSON.parse(JSON.stringify(shown()), (key, value) =>
      typeof value === 'string' && !['social_type', 'id'].includes(key) ? hostile : value,
    ) as ShownIntro;
    const { head, body } = drawHome(all);
    expect(head + body).not.toContain('<script>');
    expect(head + body).not.toContain('"><script');
  });

  it('keeps its way to the editor and to the console from visitors until they are known', () => {
    const { body } = drawHome(shown(), 'en');
    expect(body).toMatch(/data-for="editor" data-console="\/en\/login" hidden=""/);
    expect(body).toMatch(/data-for="person" hidden=""/);
    expect(body).toContain('href="/en/settings/introPage?lang=en&amp;view=page"');
  });
});
