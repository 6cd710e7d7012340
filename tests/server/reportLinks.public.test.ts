import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportBlocks } from '../../src/domain/reports/blocks';
import { fileKey } from '../../src/server/adapters/files/store';
import { mediaFiles } from '../../src/server/db/schema/media';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import { phone } from '../support/phone';
import { readPdf } from '../support/readPdf';
import type { PartsStage } from './parts.fixtures';
import { freeze, linkStage, makeLink } from './reportLinks.fixtures';

let test: TestApp;
let stage: PartsStage;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await linkStage(test);
});

const read = (token: string, { query = '', cookie = '' } = {}) =>
  test.call('GET', `/report-links/${token}${query}`, { headers: { 'user-agent': phone, ...(cookie && { cookie }) } });
const open = (token: string, passcode: string, address = '203.0.113.7') =>
  test.call('POST', `/report-links/${token}/open`, { body: { passcode }, headers: { 'x-forwarded-for': address } });
const file = (token: string, query: string, cookie = '') =>
  test.call('GET', `/report-links/${token}/file?${query}`, { ...(cookie && { headers: { cookie } }) });
const run = (statement: string, ...values: unknown[]) => test.database.pool.query(statement, values);
const visitsOf = async (id: string) =>
  (await run('select coalesce(sum(count), 0) as total from report_link_visits where link_id = $1', id)).rows[0].total;

const unknown = { statusCode: 404, message: 'report_link_not_exist' };

describe('whoever has a link', () => {
  it('sees what a customer would, of the campaign its cover alone', async () => {
    await run('update campaigns set budget = 123456789 where id = $1', stage.campaign.id);
    const { token } = await makeLink(test, stage);
    const answer = await read(token, { query: '?lang=en' });
    const { data } = answer.json();
    expect(data).toMatchObject({
      blocks: [...reportBlocks],
      totals: { views: 8_000, engagement: 400, cpe: 25_000, cpv: 1_250 },
      campaign: { id: stage.campaign.id, name: stage.campaign.name, kol_total: 1 },
      link: { lang: 'vi' },
    });
    expect(Object.keys(data.campaign).sort()).toEqual(
      'avatar brand code cover_image end_date id kol_total kols name start_date status type'.split(' '),
    );
    const told = answer.body;
    for (const name of ['price', 'booking_price', 'cost', 'texts', 'booking_cpe', 'budget', 'managers', 'customer'])
      expect(told).not.toContain(`"${name}":`);
    expect(told).not.toMatch(/123456789|10000000|8000000/);
    expect(data.kols[0].cpe).toBeUndefined();
  });

  it('is told what posts got by hashtag, not which of them lack one', async () => {
    const { campaign, manager } = stage;
    await run(`update campaigns set keywords = '{"#CoDay", "#Thieu"}' where id = $1`, campaign.id);
    await run(`update campaign_posts set content = 'Mua #CoDay' where campaign_id = $1`, campaign.id);
    const told = { posts: 1, tags: [{ tag: 'CoDay', posts: 1, is_required: true }] };
    const { token } = await makeLink(test, stage);
    expect((await read(token)).json().data.tags).toMatchObject({ ...told, required: [] });
    const staff = await test.call('GET', `/campaigns/final-report/${campaign.id}`, { token: manager.token });
    expect(staff.json().data.tags).toMatchObject({
      ...told,
      required: [
        { tag: 'CoDay', missing: [] },
        { tag: 'Thieu', missing: [{}] },
      ],
    });
  });

  it('sees it anew at every opening, and no address of it is kept by others', async () => {
    const { token } = await makeLink(test, stage);
    const answer = await read(token);
    expect(answer.headers).toMatchObject({
      ...{ 'cache-control': 'private, no-store', 'x-robots-tag': 'noindex', 'referrer-policy': 'no-referrer' },
    });
    await run("update campaigns set name = 'Tên mới' where id = $1", stage.campaign.id);
    expect((await read(token)).json().data.campaign.name).toBe('Tên mới');
  });

  it('reads the texts with figures in the language asked for, and no figure that is hidden', async () => {
    const written = { campaign_id: stage.campaign.id, key_finding: '{{figure:views}} và {{figure:cpe}}' };
    await test.call('POST', '/campaigns/keys-report-update', { token: stage.manager.token, body: written });
    const { token } = await makeLink(test, stage, { hidden_blocks: ['cost'] });
    expect((await read(token)).json().data.key_finding).toBe('8.000 và –');
    const { data } = (await read(token, { query: '?lang=en' })).json();
    expect(data.key_finding).toBe('8,000 và –');
    expect([data.totals.cpe, data.totals.cpv]).toEqual([null, null]);
    // An id may end as a figure does.
    expect(JSON.stringify(data).replace(/[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}/g, '')).not.toMatch(/25000|1250\b/);
    const bare = await makeLink(test, stage, { hidden_blocks: ['key_figures'], lang: 'en' });
    expect((await read(bare.token)).json().data).toMatchObject({ key_finding: '– và 25,000 VNĐ', verdict: null });
  });

  it.each([
    ['ended', "update report_links set expires_at = now() - interval '1 second' where id = $1"],
    ['revoked', 'update report_links set active = false where id = $1'],
    [
      'of a removed campaign',
      'update campaigns set deleted_at = now() where id = (select campaign_id from report_links where id = $1)',
    ],
  ])('that is %s is told as unknown, with a passcode too', async (_what, statement) => {
    for (const passcode of [null, 'mở-cửa']) {
      const { id, token } = await makeLink(test, stage, { passcode });
      expect((await read(token)).statusCode).toBe(passcode ? 401 : 200);
      await run(statement, id);
      for (const answer of [await read(token), await open(token, 'mở-cửa'), await file(token, 'type=pdf')]) {
        expect(answer.json()).toEqual(unknown);
        expect(answer.headers['x-robots-tag']).toBe('noindex');
      }
      await run('update campaigns set deleted_at = null where id = $1', stage.campaign.id);
    }
  });

  it('guesses ten thousand tokens, learns nothing, and the server answers on', async () => {
    const { id, token } = await makeLink(test, stage);
    for (let round = 0; round < 50; round++) {
      const answers = await Promise.all(
        Array.from({ length: 200 }, () =>
          test.app.inject({ url: `/api/v1/report-links/${randomBytes(32).toString('base64url')}` }),
        ),
      );
      expect([...new Set(answers.map(({ body }) => body))]).toEqual([JSON.stringify(unknown)]);
    }
    for (const odd of [
      'x',
      `${token}x`,
      token.slice(1),
      token.toUpperCase(),
      '%00',
      '%F0%9F%A4%A1',
      id,
      'a'.repeat(400),
    ])
      expect((await test.app.inject({ url: `/api/v1/report-links/${odd}` })).json(), odd).toEqual(unknown);
    expect(await visitsOf(id)).toBe(0);
    expect((await read(token)).statusCode).toBe(200);
  });
});

describe('a passcode', () => {
  it('opens its link for twelve hours and no other', async () => {
    const { id, token } = await makeLink(test, stage, { passcode: 'mở-cửa' });
    const other = await makeLink(test, stage, { passcode: 'mở-cửa' });
    const refused = await read(token);
    expect([refused.statusCode, refused.json()]).toEqual([401, { statusCode: 401, message: 'passcode_required' }]);
    expect(refused.body).not.toContain(stage.campaign.name);
    expect((await file(token, 'type=pdf')).statusCode).toBe(401);
    const wrong = await open(token, 'mở-cổng');
    expect([wrong.statusCode, wrong.json().message]).toEqual([400, 'verification_incorrect']);
    expect(wrong.headers['set-cookie']).toBeUndefined();
    expect(await visitsOf(id)).toBe(0);

    const opened = await open(token, 'mở-cửa');
    expect([opened.statusCode, opened.body]).toEqual([204, '']);
    const set = String(opened.headers['set-cookie']);
    expect(set).toMatch(/^report_link_[0-9a-f]{32}=[^;]+; Path=\/; Max-Age=43200; HttpOnly; SameSite=Lax$/);
    const cookie = set.split(';')[0] ?? '';
    expect((await read(token, { cookie: `a=b; ${cookie}; c=d` })).statusCode).toBe(200);
    expect(await visitsOf(id)).toBe(1);

    const [, value = ''] = cookie.split('=');
    const foreign = `report_link_${other.id.replaceAll('-', '')}=${value}`;
    const [until = '', seal = ''] = value.split('.');
    const longer = cookie.replace(until, String(Number(until) + 9_999));
    const past = cookie.replace(until, '1000000000');
    const forged = cookie.replace(seal, 'A'.repeat(43));
    expect((await read(other.token, { cookie })).statusCode).toBe(401);
    expect((await read(other.token, { cookie: foreign })).statusCode).toBe(401);
    for (const bad of [longer, past, forged]) expect((await read(token, { cookie: bad })).statusCode).toBe(401);
  });

  it('that is set again, even the same one, closes what was opened', async () => {
    const { id, token } = await makeLink(test, stage, { passcode: 'mở-cửa' });
    const cookie = String((await open(token, 'mở-cửa')).headers['set-cookie']).split(';')[0] ?? '';
    expect((await read(token, { cookie })).statusCode).toBe(200);
    const change = (body: object) =>
      test.call('PUT', `/campaigns/report-links/${id}`, { token: stage.manager.token, body });
    await change({ label: 'x' });
    expect((await read(token, { cookie })).statusCode).toBe(200);
    await change({ passcode: 'mở-cửa' });
    expect((await read(token, { cookie })).statusCode).toBe(401);
    await change({ passcode: null });
    expect((await read(token)).statusCode).toBe(200);
    expect((await open(token, 'gì cũng được')).statusCode).toBe(204);
  });

  it('travels in the clear nowhere where the installation is reached by https', async () => {
    const safe = await startTestApp({ PUBLIC_URL: 'https://kolhub.example' });
    try {
      const { token } = await makeLink(safe, await linkStage(safe), { passcode: 'mở-cửa' });
      const opened = await safe.call('POST', `/report-links/${token}/open`, { body: { passcode: 'mở-cửa' } });
      const set = String(opened.headers['set-cookie']);
      expect(set).toMatch(/^__Host-report_link_[0-9a-f]{32}=[^;]+; Path=\/; .*; Secure$/);
      const cookie = set.split(';')[0] ?? '';
      const statusOf = async (sent: string) =>
        (await safe.call('GET', `/report-links/${token}`, { headers: { cookie: sent } })).statusCode;
      expect(await statusOf(cookie)).toBe(200);
      // One without the prefix may have been set by whoever is not us.
      expect(await statusOf(cookie.replace('__Host-', ''))).toBe(401);
    } finally {
      await safe.close();
    }
  });

  it('can be guessed five times from one network, also all at once', async () => {
    const { token } = await makeLink(test, stage, { passcode: 'mở-cửa' });
    const answers = await Promise.all(Array.from({ length: 12 }, (_, number) => open(token, `đoán-${number}`)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([...Array(5).fill(400), ...Array(7).fill(429)]);
    const late = await open(token, 'mở-cửa');
    expect(late.statusCode).toBe(429);
    expect(Number(late.headers['retry-after'])).toBeGreaterThan(0);
    expect((await open(token, 'mở-cửa', '198.51.100.9')).statusCode).toBe(204);
  });

  it('costs no try where it is right', async () => {
    const { token } = await makeLink(test, stage, { passcode: 'mở-cửa' });
    for (let time = 0; time < 8; time++) expect((await open(token, 'mở-cửa')).statusCode).toBe(204);
  });

  it('can be guessed fifty times from everywhere', async () => {
    const { token } = await makeLink(test, stage, { passcode: 'mở-cửa' });
    const from = (number: number) => open(token, 'đoán-mò', `198.51.100.${number}`);
    const answers = await Promise.all(Array.from({ length: 55 }, (_, number) => from(number)));
    const statuses = answers.map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 400)).toHaveLength(50);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });
});

describe('a link to a frozen report', () => {
  it('shows it as it was frozen, with number and code, until it is withdrawn', async () => {
    const frozen = await freeze(test, stage.campaign.id);
    const { token } = await makeLink(test, stage, { snapshot_id: frozen.id });
    const { data } = (await read(token)).json();
    expect(data.frozen).toMatchObject({ number: frozen.number, code: frozen.code, audience: 'customer' });
    expect(data).toMatchObject({ as_of: '2026-03-31', totals: { views: 1_234_567 } });
    expect(data.key_finding).toContain('1.234.567');
    expect(data.campaign.customer).toBeUndefined();
    await run("update report_snapshots set withdrawn_at = now(), withdraw_reason = 'x' where id = $1", frozen.id);
    expect((await read(token)).json()).toEqual(unknown);
  });

  it('shows one that was replaced unchanged, and says what took its place and when', async () => {
    const frozen = await freeze(test, stage.campaign.id);
    const { token } = await makeLink(test, stage, { snapshot_id: frozen.id });
    const { link, ...before } = (await read(token)).json().data;
    expect(link.replaced_by).toBeNull();
    const { number } = await freeze(test, stage.campaign.id, { replaces: frozen.id });
    const { data } = (await read(token)).json();
    expect(data).toMatchObject(before);
    expect(data.link.replaced_by).toEqual({ number, created_at: expect.stringMatching(/^2026-0[34]-/) });
  });

  it('less a block is no frozen one, and tells no cost where that is hidden', async () => {
    const frozen = await freeze(test, stage.campaign.id);
    const { token } = await makeLink(test, stage, { snapshot_id: frozen.id, hidden_blocks: ['cost'] });
    const whole = await makeLink(test, stage, { snapshot_id: frozen.id });
    const { totals } = (await read(whole.token)).json().data;
    expect(totals.cpe).toEqual(expect.any(Number));
    const answer = await read(token);
    expect(answer.json().data.totals).toMatchObject({ cpe: null, cpv: null });
    expect(answer.body).not.toContain(String(totals.cpe));
    expect(answer.json().data.frozen).toBeUndefined();
    expect(answer.body).not.toMatch(new RegExp(`${frozen.number}|${frozen.code}`));
  });

  it('has the frozen bytes as its files, once they are there', async () => {
    const frozen = await freeze(test, stage.campaign.id, { status: 'rendering' });
    const { id, token } = await makeLink(test, stage, { snapshot_id: frozen.id });
    expect((await file(token, 'type=pdf')).json().message).toBe('report_snapshot_not_ready');
    const bytes = Buffer.from('%PDF-frozen');
    const [file_id, sha256] = [newId(), randomBytes(32).toString('hex')];
    await test.services.files.put(fileKey(sha256), bytes, 'application/pdf');
    const about = {
      kind: 'document' as const,
      file_name: 'x.pdf',
      type: 'application/pdf',
      size: bytes.length,
    };
    await test.database.db.insert(mediaFiles).values({ id: file_id, sha256, storage_key: fileKey(sha256), ...about });
    await run(
      "insert into report_snapshot_files (snapshot_id, type, lang, file_id, sha256, size) values ($1, 'pdf', 'vi', $2, $3, $4)",
      ...[frozen.id, file_id, sha256, bytes.length],
    );
    expect((await file(token, 'type=pdf')).json().message).toBe('report_snapshot_not_ready');
    await run("update report_snapshots set status = 'ready' where id = $1", frozen.id);
    const answer = await file(token, 'type=pdf');
    expect([answer.statusCode, answer.body, answer.headers['content-type']]).toEqual([
      200,
      '%PDF-frozen',
      'application/pdf',
    ]);
    expect((await file(token, 'type=pdf&lang=en')).json().message).toBe('report_snapshot_not_ready');
    expect(await visitsOf(id)).toBe(0);
  });
});

describe('files of a live link', () => {
  it('say what the link shows, in its language or another', async () => {
    const { token } = await makeLink(test, stage, { hidden_blocks: ['cost', 'kols'] });
    const pdf = await file(token, 'type=pdf&lang=en');
    expect(pdf.headers['content-disposition']).toContain(`${stage.campaign.code}_`);
    const { text } = await readPdf(pdf.rawPayload);
    expect(text).toContain('8,000');
    expect(text).not.toMatch(/25,000|1,250|CPE/);
    for (const type of ['pptx', 'xlsx']) expect((await file(token, `type=${type}`)).statusCode).toBe(200);
    expect((await file(token, 'type=docx')).json().message).toBe('validation_failed');
  });

  it('can be made of a report of which much is hidden, or all', async () => {
    for (const hidden of [['key_figures'], reportBlocks.filter((one) => one !== 'cover')]) {
      const { token } = await makeLink(test, stage, { hidden_blocks: hidden });
      for (const type of ['pdf', 'pptx', 'xlsx']) {
        expect((await file(token, `type=${type}`)).statusCode, `${type} without ${hidden}`).toBe(200);
      }
    }
  });

  it('are slowed after twenty', async () => {
    const frozen = await freeze(test, stage.campaign.id);
    const { token } = await makeLink(test, stage, { snapshot_id: frozen.id });
    const answers = await Promise.all(Array.from({ length: 25 }, () => file(token, 'type=pdf')));
    expect(answers.filter(({ statusCode }) => statusCode === 429)).toHaveLength(5);
  });
});
