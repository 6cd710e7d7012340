import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultIntro } from '../../src/domain/introPage/defaults';
import type { IntroContent } from '../../src/domain/introPage/types';
import { newId } from '../../src/server/ids';
import { readFrame, readIntro } from '../../src/server/introPage/read';
import { startTestApp, type TestApp } from '../support/app';
import { buildKol, buildSocial } from '../support/factories';
import { signIn, trailOf } from '../support/people';

let test: TestApp;
let editor: Awaited<ReturnType<typeof signIn>>;
let reader: Awaited<ReturnType<typeof signIn>>;

beforeAll(async () => {
  test = await startTestApp();
  [editor, reader] = [await signIn(test, ['admin']), await signIn(test, ['staff'])];
});
afterAll(() => test.close());

const titled = (title: string, base: IntroContent = defaultIntro.vi): IntroContent => ({
  ...base,
  intro_page: { ...base.intro_page, title },
});
const save = (body: object, token = editor.token) =>
  test.call('POST', '/intro-page', { token, body: { lang: 'vi', ...body } });
const get = async (query: string, token?: string) => test.call('GET', `/intro-page?${query}`, token ? { token } : {});
const shown = async (query = 'lang=vi') => (await get(query)).json().data;
const edited = async (lang = 'vi') => (await get(`lang=${lang}&draft=1`, editor.token)).json().data;
const faults = (answer: Awaited<ReturnType<typeof save>>) => answer.json().errors;

describe('the intro page', () => {
  it('says the default of each language until it is published, and never a draft', async () => {
    expect(await shown('lang=en')).toEqual({ lang: 'en', content: defaultIntro.en, published_at: null });
    expect((await save({ content: titled('Nháp kín') })).statusCode).toBe(200);
    expect((await shown()).content.intro_page.title).toBe(defaultIntro.vi.intro_page.title);
    expect(await edited()).toMatchObject({
      content: { intro_page: { title: 'Nháp kín' } },
      published_at: null,
      draft: { unpublished: true, updated_by: { id: editor.id } },
    });
    for (const token of [undefined, reader.token]) {
      const answer = await get('lang=vi&draft=1', token);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'route_not_found']);
      expect((await test.call('GET', '/intro-page/versions', token ? { token } : {})).statusCode).toBe(404);
      expect((await get('lang=vi', token)).body).not.toContain('Nháp kín');
    }
    expect((await save({ content: titled('x') }, reader.token)).statusCode).toBe(403);
    expect((await get('lang=vi')).headers['cache-control']).toBe('private, no-store');
  });

  it('is published, shown at once, kept, and can be restored', async () => {
    await readIntro(test.services, 'vi');
    const first = (await save({ content: titled('Bản một'), publish: true })).json().data;
    expect(first).toMatchObject({ draft: { unpublished: false }, published_at: expect.any(String) });
    expect((await readIntro(test.services, 'vi')).intro_page.title).toBe('Bản một');
    await save({ content: titled('Bản hai'), publish: true });
    expect((await shown()).content.intro_page.title).toBe('Bản hai');
    const versions = (await test.call('GET', '/intro-page/versions?lang=vi', { token: editor.token })).json().data;
    expect(versions.map((one: { shown: boolean }) => one.shown)).toEqual([true, false]);
    expect(versions[1]).toMatchObject({ lang: 'vi', created_by: { id: editor.id } });
    const path = `/intro-page/versions/${versions[1].id}/restore`;
    const { version } = (await edited()).draft;
    expect((await test.call('POST', path, { token: editor.token, body: { version: version - 1 } })).statusCode).toBe(
      409,
    );
    expect((await test.call('POST', path, { token: reader.token, body: {} })).statusCode).toBe(403);
    await test.call('POST', path, { token: editor.token, body: { version } });
    expect((await shown()).content.intro_page.title).toBe('Bản một');
    expect((await readIntro(test.services, 'vi')).intro_page.title).toBe('Bản một');
    const again = await test.call('POST', `/intro-page/versions/${newId()}/restore`, { token: editor.token, body: {} });
    expect([again.statusCode, again.json().message]).toEqual([404, 'intro_version_not_exist']);
    const { rows } = await test.services.pool.query('select id from intro_drafts where lang = $1', ['vi']);
    expect((await trailOf(test, rows[0].id)).map(({ action }) => action)).toContain('publish');
  });

  it('is drawn for its editors as the page visitors would see, with no script and nothing kept', async () => {
    const draw = (token: string, content: object = titled('Chưa lưu <b>')) =>
      test.call('POST', '/intro-page/drawn', { token, body: { lang: 'vi', content } });
    const answer = await draw(editor.token);
    const { html } = answer.json().data;
    expect(html).toMatch(/<h1 data-field="intro_page.title">Chưa lưu &lt;b&gt;<\/h1>/);
    // What is data for machines runs nowhere.
    expect(html).not.toMatch(/<script(?! type="application\/ld\+json")/);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await edited()).content.intro_page.title).not.toContain('Chưa lưu');
    expect((await draw(reader.token)).statusCode).toBe(403);
    expect((await draw(editor.token, titled('x'.repeat(2_001)))).statusCode).toBe(400);
  });

  it('refuses what somebody else was faster with', async () => {
    const { version } = (await edited('en')).draft;
    expect((await save({ lang: 'en', content: titled('One', defaultIntro.en), version })).statusCode).toBe(200);
    const late = await save({ lang: 'en', content: titled('Two', defaultIntro.en), version });
    expect([late.statusCode, late.json().message]).toEqual([409, 'record_was_changed']);
    expect((await edited('en')).content.intro_page.title).toBe('One');
  });

  it('is not there in a language that is switched off, or that is none of ours', async () => {
    const off = async (enable: boolean) =>
      test.services.pool.query('update languages set enable = $1 where code = $2', [enable, 'en']);
    await off(false);
    for (const lang of ['en', 'ja']) {
      const answer = await get(`lang=${lang}`);
      expect([answer.statusCode, answer.json().message]).toEqual([404, 'language_not_exist']);
    }
    expect((await get('lang=en&draft=1', editor.token)).statusCode).toBe(200);
    await off(true);
    expect((await get('lang=en')).statusCode).toBe(200);
  });
});

describe('what it may say', () => {
  it('keeps a script in any text as the text it is', async () => {
    const script = '<script>alert(1)</script>';
    const fill = (value: unknown, key = ''): unknown => {
      if (Array.isArray(value)) return value.map((one) => fill(one));
      if (typeof value === 'object' && value !== null)
        return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, fill(inner, name)]));
      return typeof value === 'string' && !['email', 'website', 'url'].includes(key) ? script : value;
    };
    const content = fill(defaultIntro.vi) as IntroContent;
    expect((await save({ content, publish: true })).statusCode).toBe(200);
    expect((await shown()).content).toEqual(content);
  });

  it('refuses long texts, addresses that run, too many entries and foreign pictures', async () => {
    const { contact_page, intro_page } = defaultIntro.vi;
    const of = (changes: Partial<IntroContent>) => save({ content: { ...defaultIntro.vi, ...changes } });
    expect(faults(await save({ content: titled('x'.repeat(10_000)) }))).toEqual([
      { property: 'content.intro_page.title', message: 'text_too_long' },
    ]);
    for (const website of ['javascript:alert(1)', 'data:text/html,x', 'https://a b', '//evil.example']) {
      expect(faults(await of({ contact_page: { ...contact_page, website } }))[0]).toMatchObject({
        property: 'content.contact_page.website',
        message: 'url_is_incorrect',
      });
    }
    for (const website of ['https://kolhub.example/a?b=c', 'mailto:hi@kolhub.example', 'tel:+84912345678']) {
      expect((await of({ contact_page: { ...contact_page, website } })).statusCode).toBe(200);
    }
    const banners = (count: number) => Array.from({ length: count }, () => ({ url: newId() }));
    expect(faults(await of({ intro_page: { ...intro_page, kols: banners(6) } }))[0].message).toBe('too_many_entries');
    expect(faults(await of({ intro_page: { ...intro_page, image: 'https://evil.example/a.png' } }))).toEqual([
      { property: 'content.intro_page.image', message: 'file_not_exist' },
    ]);
  });

  it('features real, active, featured KOLs with what the page says of them', async () => {
    const [known, pending, plain] = [
      await buildKol(test.database.db, { outstanding: true, stage_name: 'Mây' }),
      await buildKol(test.database.db, { outstanding: true, status: 'pending' }),
      await buildKol(test.database.db),
    ];
    await buildSocial(test.database.db, { kol_id: known.id, follower_count: 12_000 });
    const featuring = (...ids: string[]) => ({
      ...defaultIntro.vi,
      kols_page: {
        ...defaultIntro.vi.kols_page,
        kols: ids.map((kol_id) => ({ kol_id, image: null, name: '', jobs: 'Ca sĩ' })),
      },
    });
    for (const { id } of [pending, plain]) {
      expect(faults(await save({ content: featuring(known.id, id) }))).toEqual([
        { property: 'content.kols_page.kols.1.kol_id', message: 'kol_not_exist' },
      ]);
    }
    await save({ content: featuring(known.id), publish: true });
    const chosen = [{ id: known.id, name: 'Mây', jobs: 'Ca sĩ', image: null }];
    expect((await readIntro(test.services, 'vi')).kols_page.kols).toMatchObject(chosen);
    // Another process deactivates it: what is remembered is given up once it is told.
    await test.services.pool.query("update kols set status = 'reject' where id = $1", [known.id]);
    await test.services.pool.query("select pg_notify('changes', $1)", [JSON.stringify([['kols', known.id]])]);
    await expect.poll(async () => (await readIntro(test.services, 'vi')).kols_page.kols).toEqual([]);
  });

  it('gives every page its header and footer', async () => {
    const company = 'Công ty Hải Âu';
    const contact_page = { ...defaultIntro.vi.contact_page, company };
    await save({ content: { ...defaultIntro.vi, contact_page }, publish: true });
    expect(await readFrame(test.services, 'vi')).toEqual({ headers: defaultIntro.vi.headers, contact_page });
  });
});
