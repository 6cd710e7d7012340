import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { latestOfPosts, type Snapshot } from '../../src/server/ledger/queries';
import { recordMetrics } from '../../src/server/ledger/record';
import { createTestDatabase, type TestDatabase } from '../support/database';
import { buildPost, buildUser } from '../support/factories';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const noon = new Date('2026-03-10T05:00:00.000Z');
const later = new Date('2026-03-10T06:00:00.000Z');

async function postWith() {
  const post = await buildPost(database.db);
  const reading = (
    metric: string,
    value: number | null,
    captured_at = noon,
    rest: Partial<Snapshot> = {},
  ): Snapshot => ({
    owner_id: post.campaign_id,
    subject_id: post.id,
    subject_type: 'post',
    metric,
    value,
    source: 'api',
    captured_at,
    ...rest,
  });
  const latest = async () => (await latestOfPosts(database.db, post.campaign_id)).get(post.id);
  const history = async () => {
    const text =
      'select metric, value::int, source from metric_snapshots where subject_id = $1 order by metric, captured_at';
    return (await database.pool.query(text, [post.id])).rows;
  };
  return { post, reading, latest, history };
}

describe('recordMetrics', () => {
  it('keeps every reading and shows the newest', async () => {
    const { reading, latest, history } = await postWith();
    await recordMetrics(database.db, [reading('view', 10), reading('view', 30, later, { source: 'manual' })]);
    await recordMetrics(database.db, [reading('reaction', 0)]);
    expect(await history()).toEqual([
      { metric: 'reaction', value: 0, source: 'api' },
      { metric: 'view', value: 10, source: 'api' },
      { metric: 'view', value: 30, source: 'manual' },
    ]);
    expect(await latest()).toEqual({
      view: 30,
      reaction: 0,
      comment: null,
      share: null,
      brand_mention: null,
      metrics_at: '2026-03-10T06:00:00.000Z',
      metrics_source: 'manual',
    });
  });

  it('does not let an older reading that arrives late replace a newer one', async () => {
    const { reading, latest, history } = await postWith();
    await recordMetrics(database.db, [reading('view', 30, later)]);
    await recordMetrics(database.db, [reading('view', 10, noon)]);
    expect(await latest()).toMatchObject({ view: 30, metrics_at: later.toISOString() });
    expect(await history()).toHaveLength(2);
  });

  it('takes null as: known before, unknown now', async () => {
    const { reading, latest } = await postWith();
    await recordMetrics(database.db, [reading('view', 30), reading('view', null, later)]);
    expect(await latest()).toMatchObject({ view: null });
  });

  it('lets the last of several readings of one instant count, in one call or in two', async () => {
    const { reading, latest, history } = await postWith();
    await recordMetrics(database.db, [reading('view', 1), reading('view', 2)]);
    await recordMetrics(database.db, [reading('share', 1)]);
    await recordMetrics(database.db, [reading('share', 3, noon, { source: 'manual' })]);
    expect(await history()).toEqual([
      { metric: 'share', value: 3, source: 'manual' },
      { metric: 'view', value: 2, source: 'api' },
    ]);
    expect(await latest()).toMatchObject({ view: 2, share: 3 });
  });

  it('keeps who, the evidence and the run', async () => {
    const { reading, post } = await postWith();
    const actor = await buildUser(database.db);
    const trace = { actor_id: actor.id, evidence_file_id: post.id, run_id: post.sow_id };
    await recordMetrics(database.db, [reading('view', 1, noon, trace)]);
    const text = 'select actor_id, evidence_file_id, run_id from metric_snapshots where subject_id = $1';
    expect((await database.pool.query(text, [post.id])).rows).toEqual([trace]);
  });

  it('writes all or none', async () => {
    const { reading, latest, history } = await postWith();
    const many = Array.from({ length: 6_000 }, (_, index) => reading('view', index, new Date(noon.getTime() + index)));
    await expect(
      recordMetrics(database.db, [...many, reading('view', -1, new Date(later.getTime()))]),
    ).rejects.toThrow();
    expect(await history()).toEqual([]);
    expect(await latest()).toBeUndefined();
    await recordMetrics(database.db, many);
    expect(await history()).toHaveLength(6_000);
    expect(await latest()).toMatchObject({ view: 5_999 });
  });

  it('survives writers of the same posts at the same time, the newest reading staying', async () => {
    const { reading, latest } = await postWith();
    const writers = Array.from({ length: 12 }, (_, index) => {
      const at = new Date(noon.getTime() + index * 1000);
      const readings = ['view', 'reaction', 'comment', 'share'].map((metric) => reading(metric, index, at));
      return recordMetrics(database.db, index % 2 ? readings : readings.reverse());
    });
    await Promise.all(writers);
    expect(await latest()).toMatchObject({ view: 11, reaction: 11, comment: 11, share: 11 });
  });

  it('does nothing for no readings', async () => {
    await expect(recordMetrics(database.db, [])).resolves.toBeUndefined();
  });
});
