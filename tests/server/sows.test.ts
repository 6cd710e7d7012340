import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { updateSow } from '../../src/server/campaigns/sows/one';
import { writeSows } from '../../src/server/campaigns/sows/write';
import { acceptanceImages, campaignAcceptances } from '../../src/server/db/schema/acceptances';
import { campaignPostContents, campaignPosts, campaigns, sows } from '../../src/server/db/schema/campaigns';
import { representatives } from '../../src/server/db/schema/customers';
import { rolePermissions } from '../../src/server/db/schema/identity';
import { kols } from '../../src/server/db/schema/kols';
import { newId } from '../../src/server/ids';
import { type CallOptions, startTestApp, type TestApp } from '../support/app';
import { testCtx } from '../support/context';
import { buildCampaign, buildKol, buildPost, buildSocial, buildSow } from '../support/factories';
import { roleIds, signIn, trailOf } from '../support/people';
import { callDuring } from '../support/race';
import { offlineSow, onlineSow, type PartsStage, partsStage } from './parts.fixtures';

let test: TestApp;
let stage: PartsStage;
const largest = 999_999_999_999_999;

beforeAll(async () => {
  test = await startTestApp();
});
afterAll(() => test.close());
beforeEach(async () => {
  stage = await partsStage(test);
});

const as = (options: CallOptions = {}): CallOptions => ({ token: stage.manager.token, ...options });
const add = (body: object, campaignId = stage.campaign.id) =>
  test.call('POST', `/campaigns/${campaignId}/sows`, as({ body }));
const change = (body: object, id = stage.sow.id) => test.call('PUT', `/campaigns/update-sow/${id}`, as({ body }));
const remove = (id = stage.sow.id) => test.call('DELETE', `/campaigns/sow/${id}`, as());
const stored = (id = stage.sow.id) => test.database.db.select().from(sows).where(eq(sows.id, id));
const inCampaign = (id = stage.campaign.id) => test.database.db.select().from(sows).where(eq(sows.campaign_id, id));
const freshKol = () => buildKol(test.database.db);

describe('adding a SOW', () => {
  it('writes it whole, marks the campaign and leaves a trace', async () => {
    const kol = await freshKol();
    const body = {
      ...onlineSow,
      ...offlineSow,
      kol_id: kol.id,
      kpi_views: largest,
      engagement_rate: 3.456,
      note: 'Nội bộ',
    };
    const answer = await add(body);
    expect(answer.statusCode).toBe(200);
    const { data } = answer.json();
    expect(data).toMatchObject({
      ...{ ...onlineSow, ...offlineSow, kpi_views: largest, engagement_rate: 3.46, note: 'Nội bộ' },
      ...{ kol: { id: kol.id }, version: 1, posted: 0, has_account: false },
    });
    const [campaign] = await test.database.db.select().from(campaigns).where(eq(campaigns.id, stage.campaign.id));
    expect(campaign?.version).toBe(stage.campaign.version + 1);
    const [entry] = await trailOf(test, data.id);
    expect(entry).toMatchObject({ action: 'create', entity: 'sow', actor_id: stage.manager.id });
    expect(entry?.changes).toMatchObject({ sale_price: { after: 10_000_000 }, kol_id: { after: { id: kol.id } } });
  });

  it('takes the followers of the KOL where nobody says them', async () => {
    const kol = await freshKol();
    await buildSocial(test.database.db, { kol_id: kol.id, follower_count: 7_000 });
    expect((await add({ ...onlineSow, kol_id: kol.id })).json().data.followers).toBe(7_000);
    const other = await freshKol();
    expect((await add({ ...onlineSow, kol_id: other.id, followers: 5 })).json().data.followers).toBe(5);
  });

  it('leaves nothing that runs in its descriptions', async () => {
    const dirty = '<p onclick="x()">Đẹp<script>alert(1)</script> <a href="javascript:x()">kìa</a></p>';
    const kol = await freshKol();
    const { data } = (
      await add({ ...onlineSow, ...offlineSow, description: dirty, off_description: dirty, kol_id: kol.id })
    ).json();
    for (const text of [data.description, data.off_description]) {
      expect(text).toContain('Đẹp');
      expect(text).not.toMatch(/script|onclick|javascript/i);
    }
  });

  it('stores nothing of a part that was not chosen', async () => {
    const kol = await freshKol();
    const { data } = (await add({ ...onlineSow, ...offlineSow, is_online: false, kol_id: kol.id })).json();
    expect(data).toMatchObject({ social_type: null, sale_price: null, post_count: 0, off_sale_price: 2_000_000 });
  });

  it.each([
    ['no part', { ...onlineSow, is_online: false }, 'is_online', 'online_or_offline_required'],
    ['no network', { ...onlineSow, social_type: null }, 'social_type', 'field_select_required'],
    ['a foreign network', { ...onlineSow, social_type: 'zalo' }, 'social_type', 'social_type_invalid'],
    ['no format', { ...onlineSow, post_format: undefined }, 'post_format', 'field_select_required'],
    ['no description', { ...onlineSow, description: '<p> &nbsp;<br></p>' }, 'description', 'field_required'],
    ['only script', { ...onlineSow, description: '<script>x</script>' }, 'description', 'field_required'],
    ['no count', { ...onlineSow, post_count: null }, 'post_count', 'field_required'],
    ['a negative price', { ...onlineSow, sale_price: -1 }, 'sale_price', 'positive_number_required'],
    ['half a đồng', { ...onlineSow, booking_price: 0.5 }, 'booking_price', 'integer_required'],
    ['too large', { ...onlineSow, kpi_views: largest + 1 }, 'kpi_views', 'number_too_large'],
    ['an offline part without price', { ...offlineSow, off_sale_price: null }, 'off_sale_price', 'field_required'],
    ['no offline description', { ...offlineSow, off_description: '' }, 'off_description', 'field_required'],
    ['a list for a text', { ...onlineSow, note: ['x'] }, 'note', 'invalid_value'],
  ])('refuses %s', async (_name, body, property, message) => {
    const answer = await add({ ...body, kol_id: (await freshKol()).id });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ property, message });
  });

  it.each([
    ['nobody', async () => newId()],
    ['a pending KOL', async () => (await buildKol(test.database.db, { status: 'pending' })).id],
    ['a removed KOL', async () => (await buildKol(test.database.db, { deleted_at: new Date() })).id],
  ])('refuses %s', async (_name, kolId) => {
    const answer = await add({ ...onlineSow, kol_id: await kolId() });
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({
      ...{ message: 'kol_not_exist', errors: [{ property: 'kol_id', message: 'kol_not_exist' }] },
    });
  });

  it('is refused without a KOL, and where the same KOL, network and format is there', async () => {
    expect((await add(onlineSow)).json().errors).toEqual([{ property: 'kol_id', message: 'field_select_required' }]);
    const again = await add({ ...onlineSow, kol_id: stage.kol.id });
    expect([again.statusCode, again.json().message]).toEqual([409, 'sow_already_exist']);
    expect((await add({ ...onlineSow, post_format: 'post_videos', kol_id: stage.kol.id })).statusCode).toBe(200);
    expect((await add({ ...offlineSow, kol_id: stage.kol.id })).statusCode).toBe(200);
    expect((await add({ ...offlineSow, kol_id: stage.kol.id })).json()).toMatchObject({
      ...{ message: 'sow_already_exist', errors: [{ property: 'kol_id' }] },
    });
    const confirmed = { ...offlineSow, kol_id: stage.kol.id, confirm_duplicate: true };
    expect((await add(confirmed)).statusCode).toBe(200);
  });

  it('of one KOL twice at once is written once', async () => {
    const kol = await freshKol();
    const answers = await Promise.all([1, 2, 3].map(() => add({ ...onlineSow, kol_id: kol.id })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409]);
  });

  it('is refused where a sum would no longer be exact', async () => {
    for (let at = 0; at < 9; at += 1) {
      const kol_id = (await freshKol()).id;
      await buildSow(test.database.db, { campaign_id: stage.campaign.id, kol_id, sale_price: largest });
    }
    const answer = await add({ ...onlineSow, sale_price: largest, kol_id: (await freshKol()).id });
    expect(answer.json().errors).toEqual([{ property: 'sale_price', message: 'number_too_large' }]);
  });

  it.each(['done', 'cancel'] as const)('is refused in a campaign that is %s', async (status) => {
    const cancel_reason = status === 'cancel' ? 'Hết ngân sách' : null;
    const { id } = await buildCampaign(test.database.db, { status, cancel_reason });
    const answer = await add({ ...onlineSow, kol_id: stage.kol.id }, id);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'campaign_is_final']);
  });

  it('is refused in a campaign there is none of', async () => {
    expect((await add({ ...onlineSow, kol_id: stage.kol.id }, newId())).statusCode).toBe(404);
  });
});

describe('changing a SOW', () => {
  it('leaves alone what is not said, and traces what changed', async () => {
    const answer = await change({ sale_price: 12_000_000, version: 1 });
    expect(answer.json().data).toMatchObject({ sale_price: 12_000_000, booking_price: 8_000_000, version: 2 });
    const [entry] = await trailOf(test, stage.sow.id);
    expect(entry?.changes).toEqual({ sale_price: { before: 10_000_000, after: 12_000_000 } });
  });

  it('is checked as a whole: an emptied price of a chosen part is refused', async () => {
    expect((await change({ sale_price: null })).json().errors).toEqual([
      { property: 'sale_price', message: 'field_required' },
    ]);
    expect((await change({ is_online: false })).json().errors).toEqual([
      { property: 'is_online', message: 'online_or_offline_required' },
    ]);
  });

  it('with an older version is refused and writes nothing', async () => {
    await change({ note: 'Trước', version: 1 });
    const answer = await change({ note: 'Sau', version: 1 });
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'record_was_changed']);
    expect((await stored())[0]?.note).toBe('Trước');
  });

  it('by two managers at once lets one of them through', async () => {
    const answers = await Promise.all(['A', 'B'].map((note) => change({ note, version: 1 })));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  it('does not take it from its posts', async () => {
    await buildPost(test.database.db, { sow: stage.sow, is_active: false });
    const kol = await freshKol();
    for (const [body, property] of [
      [{ kol_id: kol.id }, 'kol_id'],
      [{ social_type: 'tiktok' }, 'social_type'],
      [{ ...offlineSow, is_online: false }, 'is_online'],
    ] as const) {
      const answer = await change(body);
      expect(answer.statusCode).toBe(409);
      expect(answer.json().errors).toEqual([{ property, message: 'sow_has_posts' }]);
    }
    expect((await change({ post_format: 'post_videos' })).statusCode).toBe(200);
  });

  it('of a KOL that is no longer active is still possible', async () => {
    await test.database.db.update(kols).set({ status: 'reject' }).where(eq(kols.id, stage.kol.id));
    expect((await change({ note: 'Vẫn sửa được' })).statusCode).toBe(200);
  });

  it('of one there is none of, or in a final campaign, is refused', async () => {
    const missing = await change({ note: 'x' }, newId());
    expect([missing.statusCode, missing.json().message]).toEqual([404, 'sow_not_found']);
    await test.database.db.update(campaigns).set({ status: 'done' }).where(eq(campaigns.id, stage.campaign.id));
    expect((await change({ note: 'x' })).json().message).toBe('campaign_is_final');
    expect((await remove()).json().message).toBe('campaign_is_final');
  });
});

describe('removing a SOW', () => {
  it('takes posts, planned ones too, and acceptances with it; it says how many, and the trail names them', async () => {
    const { db } = test.database;
    const post = await buildPost(db, { sow: stage.sow });
    const { campaign_id, id: sow_id } = stage.sow;
    const acceptance = { id: newId(), campaign_id, sow_id, title: 'Nghiệm thu', post_type: 'other' as const };
    await db.insert(campaignAcceptances).values(acceptance);
    await db.insert(campaignPostContents).values({ id: newId(), campaign_id, sow_id, title: 'Bài hé lộ' });
    const { data } = (await test.call('GET', `/campaigns/sow/${sow_id}`, as())).json();
    expect(data.hanging).toEqual({ posts: 1, contents: 1, acceptances: 1 });
    expect((await remove()).statusCode).toBeLessThan(300);
    expect(await inCampaign()).toEqual([]);
    expect(await db.select().from(campaignPosts).where(eq(campaignPosts.campaign_id, campaign_id))).toEqual([]);
    expect(await db.select().from(acceptanceImages)).toEqual([]);
    const history = await test.call('GET', `/audit?entity=campaign&entity_id=${campaign_id}`, as());
    expect(history.json().data[0].changes.removed_sow.before).toMatchObject({
      ...{ posts: [post.url_post], contents: ['Bài hé lộ'], acceptances: ['Nghiệm thu'] },
      name: expect.stringContaining(stage.kol.stage_name),
    });
    expect((await remove()).statusCode).toBe(404);
  });
});

describe('who may write SOWs', () => {
  it('is never a reduced viewer, whatever its group was granted', async () => {
    const { db } = test.database;
    const roles = await roleIds(test);
    const given = ['c_sow', 'u', 'd_sow', 'c_post', 'd_post'];
    for (const role of ['brand', 'KOL']) {
      const role_id = roles[role] ?? '';
      await db
        .insert(rolePermissions)
        .values(given.map((action) => ({ role_id, scope: 'campaigns_management', action })))
        .onConflictDoNothing();
    }
    const brand = await signIn(test, ['brand'], { type: 'brand' });
    const link = { type: 'brand' as const, brand_id: stage.campaign.brand_id };
    await db.insert(representatives).values({ id: newId(), user_id: brand.id, ...link });
    const kolUser = await signIn(test, ['KOL'], { type: 'kol' });
    await db.update(kols).set({ user_id: kolUser.id }).where(eq(kols.id, stage.kol.id));
    for (const { token } of [brand, kolUser]) {
      const calls = [
        test.call('POST', `/campaigns/${stage.campaign.id}/sows`, {
          token,
          body: { ...offlineSow, kol_id: stage.kol.id },
        }),
        test.call('PUT', `/campaigns/update-sow/${stage.sow.id}`, { token, body: { note: 'x' } }),
        test.call('DELETE', `/campaigns/sow/${stage.sow.id}`, { token }),
      ];
      for (const answer of await Promise.all(calls)) expect(answer.statusCode).toBe(403);
      const seen = (await test.call('GET', `/campaigns/${stage.campaign.id}`, { token })).json().data.sows[0];
      expect(Object.keys(seen)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/price|note|hints|has_account|unmeasured/)]),
      );
      expect(seen.post_count).toBe(2);
    }
    expect(await inCampaign()).toHaveLength(1);
  });
});

describe('a KOL removed while its SOW is written', () => {
  const removal = (id: string): [string, unknown[]][] => [
    ['select 1 from kols where id = $1 for update', [id]],
    ['update kols set deleted_at = now() where id = $1', [id]],
  ];

  it('first: the SOW waits, and is refused', async () => {
    const kol = await freshKol();
    const answer = await callDuring(test, removal(kol.id), () => add({ ...onlineSow, kol_id: kol.id }));
    expect(answer.json().message).toBe('kol_not_exist');
  });

  it('later: the removal waits, and is refused', async () => {
    const kol = await freshKol();
    const { db } = test.database;
    const written = await buildCampaign(db);
    const statements: [string, unknown[]][] = [
      ['select 1 from kols where id = $1 for share', [kol.id]],
      [
        `insert into sows (id, campaign_id, kol_id, number, position, is_online, is_offline, off_booking_price, off_sale_price)
          values ($1, $2, $3, 1, 1, false, true, 1, 1)`,
        [newId(), written.id, kol.id],
      ],
    ];
    const body = { reason: 'Không hợp tác nữa' };
    const answer = await callDuring(test, statements, () => test.call('DELETE', `/kols/${kol.id}`, as({ body })));
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'kol_has_campaigns']);
  });

  it('at the very moment: either the SOW stands and the KOL stays, or neither', async () => {
    const body = { reason: 'Không hợp tác nữa' };
    for (let round = 0; round < 8; round += 1) {
      const kol = await freshKol();
      const campaign = await buildCampaign(test.database.db);
      const [added, removed] = await Promise.all([
        add({ ...onlineSow, kol_id: kol.id }, campaign.id),
        test.call('DELETE', `/kols/${kol.id}`, as({ body })),
      ]);
      const rows = await inCampaign(campaign.id);
      const [left] = await test.database.db.select().from(kols).where(eq(kols.id, kol.id));
      expect([added.statusCode === 200, rows.length === 1, left?.deleted_at === null]).toEqual(
        removed.statusCode < 300 ? [false, false, false] : [true, true, true],
      );
    }
  });
});

describe('several SOWs at once', () => {
  it('name the place of what is wrong, and write none', async () => {
    const ctx = await testCtx(test.database);
    const kol_id = (await freshKol()).id;
    const parts = [
      { ...onlineSow, kol_id },
      { id: stage.sow.id, sale_price: null },
      { ...onlineSow, kol_id, social_type: 'tiktok', sale_price: undefined },
    ] as Parameters<typeof writeSows>[2];
    await expect(writeSows(ctx, stage.campaign.id, parts)).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [
        { property: 'sows.1.sale_price', message: 'field_required' },
        { property: 'sows.2.sale_price', message: 'field_required' },
      ],
    });
    const twins = [
      { ...onlineSow, kol_id },
      { ...onlineSow, kol_id },
    ] as Parameters<typeof writeSows>[2];
    await expect(writeSows(ctx, stage.campaign.id, twins)).rejects.toMatchObject({
      code: 'sow_already_exist',
      errors: [{ property: 'sows.1.post_format', message: 'sow_already_exist' }],
    });
    await expect(writeSows(ctx, stage.campaign.id, [{ id: newId(), note: 'x' }])).rejects.toMatchObject({
      code: 'sow_not_found',
      errors: [{ property: 'sows.0.id' }],
    });
    expect(await inCampaign()).toHaveLength(1);
  });

  it('are written together, new and changed ones', async () => {
    const ctx = await testCtx(test.database);
    const kol_id = (await freshKol()).id;
    const parts = [
      { id: stage.sow.id, note: 'Đổi' },
      { ...onlineSow, kol_id },
    ] as Parameters<typeof writeSows>[2];
    const ids = await writeSows(ctx, stage.campaign.id, parts);
    expect(ids[0]).toBe(stage.sow.id);
    expect((await inCampaign()).map(({ note }) => note ?? 'mới').sort()).toEqual(['mới', 'Đổi']);
  });

  it('cannot change a SOW of another campaign', async () => {
    const other = await buildSow(test.database.db, { description: 'Bài' });
    const ctx = await testCtx(test.database);
    await expect(writeSows(ctx, stage.campaign.id, [{ id: other.id, note: 'x' }])).rejects.toMatchObject({
      code: 'sow_not_found',
    });
    await expect(updateSow(ctx, other.id, { note: 'Được' })).resolves.toBe(other.campaign_id);
  });
});
