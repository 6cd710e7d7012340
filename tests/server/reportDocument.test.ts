import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { reportBlocks } from '../../src/domain/reports/blocks';
import { recordMetrics } from '../../src/server/ledger/record';
import { startTestApp, type TestApp } from '../support/app';
import { buildPost, buildSow } from '../support/factories';
import { signIn, trailOf } from '../support/people';
import { type PartsStage, partsStage } from './parts.fixtures';

let test: TestApp;
let stage: PartsStage;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await partsStage(test);
});

const read = async (query = '', language = 'en') => {
  const headers = { 'accept-language': language };
  const path = `/campaigns/final-report/${stage.campaign.id}${query}`;
  return (await test.call('GET', path, { token: stage.manager.token, headers })).json().data;
};
const write = (body: object, token = stage.manager.token) =>
  test.call('POST', '/campaigns/keys-report-update', { token, body: { campaign_id: stage.campaign.id, ...body } });

/** A post of the SOW with these likes. */
async function liked(likes: number, sow = stage.sow) {
  const post = await buildPost(test.database.db, { sow });
  const subject = { owner_id: stage.campaign.id, subject_id: post.id, subject_type: 'post' as const };
  const taken = { source: 'import' as const, captured_at: new Date('2026-03-06T03:00:00Z') };
  await recordMetrics(test.database.db, [{ ...subject, metric: 'reaction', value: likes, ...taken }]);
  return post;
}

describe('texts of a report', () => {
  it('are kept clean, versioned and in the trail, and show the figures they name', async () => {
    await liked(1_234);
    const written = await write({
      ...{ version: 0, scorecard_metric: 'like' },
      key_finding: '<p>Được {{figure:like}} thích, {{figure:views}} xem<script>x</script></p>',
      key_finding_top_1: '   ',
    });
    expect(written.statusCode).toBe(200);
    expect(written.json().data).toMatchObject({
      key_finding: '<p>Được {{figure:like}} thích, {{figure:views}} xem</p>',
      ...{ key_finding_top_1: null, scorecard_metric: 'like', version: 1 },
    });
    expect(await read()).toMatchObject({ key_finding: '<p>Được 1,234 thích, – xem</p>', scorecard: 'like' });
    expect((await read('', 'vi')).key_finding).toContain('1.234');
    expect((await write({ version: 1, view: 'Tốt' })).json().data).toMatchObject({ view: 'Tốt', version: 2 });
    expect((await read()).key_finding).toContain('1,234');
    const entries = await trailOf(test, stage.campaign.id);
    expect(entries.at(-1)?.changes).toMatchObject({ view: { after: 'Tốt' } });
  });

  it.each([
    ['of another version', { version: 7, view: 'x' }, 409, 'record_was_changed'],
    ['too long', { view: 'x'.repeat(5_001) }, 400, 'validation_failed'],
    ['ranked by what is no metric', { scorecard_metric: 'luck' }, 400, 'validation_failed'],
    ['that are no texts', { view: { a: 1 } }, 400, 'validation_failed'],
    [
      'of a campaign there is none of',
      { campaign_id: '01a203c7-2ca5-7312-b17e-b2918b262eaa' },
      404,
      'campaign_not_exist',
    ],
  ])('%s are refused', async (_name, body, status, code) => {
    const answer = await write(body);
    expect([answer.statusCode, answer.json().message]).toEqual([status, code]);
    expect((await read()).texts.version).toBe(0);
  });

  it('stay as they are in a cancelled campaign, and are for who may write them', async () => {
    const customer = await signIn(test, ['customer']);
    expect((await write({ view: 'x' }, customer.token)).statusCode).toBe(403);
    await test.database.pool.query("update campaigns set status = 'done' where id = $1", [stage.campaign.id]);
    expect((await write({ view: 'x' })).statusCode).toBe(200);
    await test.database.pool.query("update campaigns set status = 'cancel', cancel_reason = 'x' where id = $1", [
      stage.campaign.id,
    ]);
    expect((await write({ view: 'y' })).json().message).toBe('campaign_is_final');
  });

  it('of two people at once are the one’s, and the other is told', async () => {
    const answers = await Promise.all(['a', 'b'].map((view) => write({ view, version: 0 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });
});

describe('the document', () => {
  it('ranks KOLs and posts by the chosen metric, and says how it went', async () => {
    const second = await buildSow(test.database.db, { campaign_id: stage.campaign.id, kpi_engagement: 2_000 });
    await liked(10);
    const best = await liked(900, second);
    const report = await read('?as_of=2026-03-20');
    expect(report.kols.map(({ engagement }: { engagement: number }) => engagement)).toEqual([900, 10]);
    expect(report.top[0]).toMatchObject({ kol: { id: second.kol_id }, metric: 'engagement', value: 900 });
    expect(report.best_posts[0]).toEqual({ post_id: best.id, value: 900 });
    expect(report.verdict).toMatchObject({ metric: 'engagement', current: 900, target: 2_000, rate: 45 });
    expect(report.method.metrics.reaction).toMatchObject({ known: 2, of: 2, by_source: { import: 2 } });
    expect(report.charts.map(({ key }: { key: string }) => key)).toContain('kols');
    await write({ scorecard_metric: 'cpe' });
    expect((await read()).scorecard).toBe('cpe');
  });

  it('tells the result of a campaign that is closed before its last day, not its pace', async () => {
    await liked(2_500, await buildSow(test.database.db, { campaign_id: stage.campaign.id, kpi_engagement: 2_000 }));
    await test.database.pool.query(
      "update campaigns set start_date = '2026-03-01', end_date = '2026-12-31' where id = $1",
      [stage.campaign.id],
    );
    expect((await read('?as_of=2026-03-20')).verdict).toMatchObject({ pace: expect.any(Number) });
    await test.database.pool.query("update campaigns set status = 'done' where id = $1", [stage.campaign.id]);
    expect((await read('?as_of=2026-03-20')).verdict).toMatchObject({ is: 'exceeded', pace: null });
  });

  it('calls nobody the best of what nobody knows, but shows what was written of one', async () => {
    expect((await read()).top).toEqual([]);
    await write({ key_finding_top_1: 'Sẽ mở màn' });
    expect((await read()).top).toMatchObject([{ kol: { id: stage.kol.id }, value: null, text: 'Sẽ mở màn' }]);
  });

  it('holds the blocks asked for and nothing of others', async () => {
    await liked(10);
    const report = await read('?blocks=kols&blocks=days');
    expect(report.blocks).toEqual(['cover', 'days', 'kols']);
    expect([report.posts, report.by_network, report.acceptances, report.method]).toEqual([[], [], [], null]);
    expect([report.totals.price, report.totals.cpe, report.cost]).toEqual([null, null, null]);
    expect(JSON.stringify(report)).not.toMatch(/"(booking_)?(price|cpe|cpv)":[^n]/);
    expect((await read()).blocks).toEqual([...reportBlocks]);
    const path = `/campaigns/final-report/${stage.campaign.id}?blocks=gossip`;
    expect((await test.call('GET', path, { token: stage.manager.token })).statusCode).toBe(400);
  });
});
