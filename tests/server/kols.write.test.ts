import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../support/app';
import { buildCampaign, buildKol, buildPost, buildSow } from '../support/factories';
import { signIn, trailOf, word } from '../support/people';
import { callDuring } from '../support/race';
import { addKol, buildPicture, kolBody, kolSectorIds } from './kols.fixtures';

let test: TestApp;
let manager: { id: string; token: string };
let staff: { id: string; token: string };
let customer: { token: string };

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
  customer = await signIn(test, ['customer'], { type: 'customer' });
});
afterAll(() => test.close());

const post = async (changes: object, token = manager.token) =>
  test.call('POST', '/kols', { token, body: await kolBody(test, changes) });
const put = (id: string, body: object, token = manager.token) => test.call('PUT', `/kols/${id}`, { token, body });
const read = async (id: string, token = manager.token) =>
  (await test.call('GET', `/kols/${id}`, { token })).json().data;

describe('adding a KOL', () => {
  it('keeps every field and shows it in the list at once', async () => {
    const [first = '', second = ''] = await kolSectorIds(test);
    const photo = await buildPicture(test);
    const handle = word();
    const given = {
      type: 'community_group',
      the_talent_partner: true,
      gender: 'female',
      marriage: 'single',
      birthdate: '1995-05-20',
      bio: 'Bio',
      description: 'Mô tả',
      note: 'Ghi chú',
      group_code: 'G01',
      group_name: 'Hội mẹ bỉm',
      booking_price_from: 1_000_000,
      booking_price_to: 5_000_000,
      jobs: ['vlogger', 'blogger'],
    };
    const kol = await addKol(test, manager.token, {
      ...given,
      group_photo: photo.url,
      sectors: [second, first],
      socials: [{ url: `https://m.facebook.com/${handle}?ref=1`, follower_count: 1200 }],
    });
    const social = { social_type: 'facebook', url: `https://facebook.com/${handle}`, follower_count: 1200 };
    expect(kol).toMatchObject({ ...given, jobs: ['blogger', 'vlogger'], group_photo: photo.url, status: 'active' });
    expect(kol).toMatchObject({ version: 1, socials: [social], createdBy: { id: manager.id }, outstanding: false });
    expect(kol.sectors.map((sector: { id: string }) => sector.id).sort()).toEqual([first, second].sort());
    expect(await read(kol.id)).toEqual(kol);
    const list = await test.call('GET', `/kols?stage_name=${encodeURIComponent(kol.stage_name)}`);
    expect(list.json().data).toMatchObject([{ id: kol.id, socials: [social] }]);
    const { rows } = await test.database.pool.query(
      'select value, source, actor_id from metric_snapshots where owner_id = $1',
      [kol.id],
    );
    expect(rows).toEqual([{ value: 1200, source: 'manual', actor_id: manager.id }]);
    expect(await trailOf(test, kol.id)).toMatchObject([
      {
        action: 'create',
        actor_id: manager.id,
        changes: { code: { after: kol.code }, socials: { after: [social.url] } },
      },
    ]);
  });

  it('takes a picture by its address, drops group fields of a person, and asks no full name of a group', async () => {
    const { url } = await buildPicture(test);
    const person = await addKol(test, manager.token, { avatar: url, group_name: 'Nhóm', group_code: 'N' });
    expect(person).toMatchObject({ avatar: url, group_name: null, group_code: null });
    expect(await addKol(test, manager.token, { type: 'community_group', fullname: '' })).toMatchObject({
      fullname: null,
    });
  });

  it.each<[string, object, string, string]>([
    ['no code', { code: '' }, 'code', 'kol_code_empty'],
    ['a code that is only left out', { code: undefined }, 'code', 'kol_code_empty'],
    ['white space in the code', { code: 'A B' }, 'code', 'code_incorrect'],
    ['no stage name', { stage_name: ' ' }, 'stage_name', 'stage_name_required'],
    ['no full name of a person', { fullname: '' }, 'fullname', 'field_required'],
    ['no avatar', { avatar: '' }, 'avatar', 'field_required'],
    ['no sector', { sectors: [] }, 'sectors', 'field_select_required'],
    ['sectors left out', { sectors: undefined }, 'sectors', 'field_select_required'],
    ['a sector that is no id', { sectors: ['beauty'] }, 'sectors.0', 'invalid_value'],
    ['an unknown type', { type: 'robot' }, 'type', 'kol_type_invalid'],
    ['an unknown gender', { gender: 'x' }, 'gender', 'gender_invalid'],
    ['an unknown marriage', { marriage: 'x' }, 'marriage', 'marriage_invalid'],
    ['no real day', { birthdate: '1995-02-30' }, 'birthdate', 'birthdate_invalid'],
    ['a day in another spelling', { birthdate: '20/05/1995' }, 'birthdate', 'birthdate_invalid'],
    ['a birthday to come', { birthdate: '2199-01-01' }, 'birthdate', 'birthdate_invalid'],
    ['a birthday before anybody', { birthdate: '1800-01-01' }, 'birthdate', 'birthdate_invalid'],
    ['a negative price', { booking_price_from: -1 }, 'booking_price_from', 'positive_number_required'],
    ['a broken price', { booking_price_to: 1.5 }, 'booking_price_to', 'integer_required'],
    ['too large a price', { booking_price_to: 1e15 }, 'booking_price_to', 'number_too_large'],
    [
      'prices the wrong way round',
      { booking_price_from: 2, booking_price_to: 1 },
      'booking_price_to',
      'price_range_incorrect',
    ],
    ['no address', { socials: [{ url: '' }] }, 'socials.0.url', 'social_url_missing'],
    ['a foreign address', { socials: [{ url: 'https://x.example/a' }] }, 'socials.0.url', 'social_url_invalid'],
    ['a short link', { socials: [{ url: 'https://vm.tiktok.com/a' }] }, 'socials.0.url', 'social_url_is_short'],
    ['a post', { socials: [{ url: 'https://youtu.be/abc' }] }, 'socials.0.url', 'social_url_not_profile'],
    [
      'an address of another network',
      { socials: [{ url: 'https://facebook.com/abc', social_type: 'tiktok' }] },
      'socials.0.url',
      'social_type_invalid',
    ],
    [
      'an unknown network',
      { socials: [{ url: 'https://facebook.com/abc', social_type: 'zalo' }] },
      'socials.0.social_type',
      'social_type_invalid',
    ],
    [
      'one account twice',
      { socials: [{ url: 'https://facebook.com/aabbcc' }, { url: 'm.facebook.com/AABBCC/' }] },
      'socials.1.url',
      'social_already_linked',
    ],
  ])('refuses %s', async (_what, changes, property, message) => {
    const answer = await post(changes);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors).toContainEqual({ property, message });
  });

  it('refuses what is stored otherwise: code, accounts, sectors, jobs and pictures', async () => {
    const taken = await addKol(test, manager.token, { socials: [{ url: `facebook.com/${word()}` }] });
    const none = '01900000-0000-7000-8000-000000000000';
    const cases: [object, number, string, string][] = [
      [{ code: taken.code.toUpperCase() }, 409, 'code', 'kol_code_already_exist'],
      [{ socials: [{ url: taken.socials[0].url }] }, 409, 'socials.0.url', 'social_already_linked'],
      [{ sectors: [none] }, 404, 'sectors', 'sector_not_exist'],
      [{ jobs: ['astronaut'] }, 404, 'jobs', 'job_not_exist'],
      [{ avatar: 'https://x.example/a.png' }, 404, 'avatar', 'file_not_exist'],
      [{ group_photo: none }, 404, 'group_photo', 'file_not_exist'],
      [{ socials: [{ id: none, url: `facebook.com/${word()}` }] }, 404, 'socials.0.id', 'social_not_exist'],
    ];
    for (const [changes, status, property, message] of cases) {
      const answer = await post(changes);
      expect([answer.statusCode, answer.json().message, answer.json().errors]).toEqual([
        status,
        message,
        [{ property, message }],
      ]);
    }
    const { rows } = await test.database.pool.query("select id from sectors where type <> 'kol' limit 1");
    expect((await post({ sectors: [rows[0].id] })).json().message).toBe('sector_not_exist');
  });

  it('lets one of two with the same code or account win', async () => {
    const code = word();
    const answers = await Promise.all([post({ code }), post({ code: code.toUpperCase() })]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    const url = `https://facebook.com/${word()}`;
    const kol = await buildKol(test.database.db);
    const late = await callDuring(
      test,
      [
        [
          "insert into socials (id, kol_id, social_type, url) values (gen_random_uuid(), $1, 'facebook', $2)",
          [kol.id, url],
        ],
      ],
      () => post({ socials: [{ url }] }),
    );
    expect([late.statusCode, late.json().message]).toEqual([409, 'social_already_linked']);
  });

  it('is for staff, whatever a group was given', async () => {
    expect((await post({}, customer.token)).statusCode).toBe(403);
    await test.database.pool.query(
      "insert into role_permissions (role_id, scope, action) select id, 'kol_management', a from roles, unnest(array['c', 'u', 'd', 'u_outstanding']) a where name = 'client'",
    );
    const { token } = await signIn(test, ['client'], { type: 'customer' });
    const kol = await addKol(test, manager.token);
    const calls = [
      await post({}, token),
      await put(kol.id, { bio: 'x' }, token),
      await test.call('DELETE', `/kols/${kol.id}`, { token, body: { reason: 'x' } }),
      await test.call('PUT', `/kols/like/${kol.id}`, { token, body: { outstanding: true } }),
      await test.call('GET', `/kols/check-code?code=${kol.code}`, { token }),
      await test.call('POST', '/kols/duplicates', { token, body: { stage_name: kol.stage_name } }),
      await test.call('POST', '/social', { token, body: { kol_id: kol.id, url: `facebook.com/${word()}` } }),
      await test.call('DELETE', `/social/${kol.id}`, { token }),
    ];
    expect(calls.map(({ statusCode }) => statusCode)).toEqual(calls.map(() => 403));
  });
});

describe('changing a KOL', () => {
  it('changes what is given, leaves the rest, and writes only that into the trail', async () => {
    const kol = await addKol(test, manager.token, { bio: 'Trước', socials: [{ url: `facebook.com/${word()}` }] });
    const answer = await put(kol.id, { bio: 'Sau', version: 1 });
    expect(answer.json().data).toEqual({ ...kol, bio: 'Sau', version: 2 });
    const [, entry] = await trailOf(test, kol.id);
    expect(entry).toMatchObject({ action: 'update', changes: { bio: { before: 'Trước', after: 'Sau' } } });
    expect(Object.keys(entry?.changes ?? {})).toEqual(['bio']);
  });

  it('changes sectors, jobs and prices, and empties what is emptied', async () => {
    const [, second = ''] = await kolSectorIds(test);
    const kol = await addKol(test, manager.token, { jobs: ['mc'], booking_price_from: 5, gender: 'male' });
    const { json } = await put(kol.id, { sectors: [second], jobs: [], booking_price_from: '', gender: '' });
    expect(json().data).toMatchObject({ jobs: [], booking_price_from: null, gender: null, sectors: [{ id: second }] });
    const list = await test.call('GET', `/kols?sector_ids=${second}&stage_name=${encodeURIComponent(kol.stage_name)}`);
    expect(list.json().total).toBe(1);
  });

  it('writes nothing where nothing changes', async () => {
    const kol = await addKol(test, manager.token, { socials: [{ url: `facebook.com/${word()}` }] });
    const socials = kol.socials.map(({ id, url }: { id: string; url: string }) => ({ id, url: `${url}/?ref=x` }));
    expect((await put(kol.id, { stage_name: kol.stage_name, socials })).json().data.version).toBe(1);
    expect(await trailOf(test, kol.id)).toHaveLength(1);
  });

  it('tells the second of two people, who then finds what the first did', async () => {
    const kol = await addKol(test, manager.token);
    expect((await put(kol.id, { bio: 'Một', version: kol.version })).statusCode).toBe(200);
    const second = await put(kol.id, { bio: 'Hai', version: kol.version });
    expect([second.statusCode, second.json().message]).toEqual([409, 'record_was_changed']);
    const current = await read(kol.id);
    expect(current.bio).toBe('Một');
    expect((await put(kol.id, { bio: 'Hai', version: current.version })).json().data.bio).toBe('Hai');
    const { id } = await addKol(test, manager.token);
    const late = await callDuring(test, [['update kols set version = version + 1 where id = $1', [id]]], () =>
      put(id, { bio: 'x', version: 1 }),
    );
    expect(late.json().message).toBe('record_was_changed');
  });

  it('refuses what would leave it wrong', async () => {
    const group = await addKol(test, manager.token, { type: 'community_group', fullname: null, booking_price_to: 10 });
    const cases: [object, string, string][] = [
      [{ type: 'personal' }, 'fullname', 'field_required'],
      [{ booking_price_from: 11 }, 'booking_price_to', 'price_range_incorrect'],
      [{ code: '' }, 'code', 'kol_code_empty'],
      [{ stage_name: '' }, 'stage_name', 'stage_name_required'],
      [{ avatar: '' }, 'avatar', 'field_required'],
      [{ sectors: [] }, 'sectors', 'field_select_required'],
    ];
    for (const [body, property, message] of cases) {
      const answer = await put(group.id, body);
      expect([answer.statusCode, answer.json().errors]).toEqual([400, [{ property, message }]]);
    }
    const other = await addKol(test, manager.token);
    expect((await put(group.id, { code: other.code })).json().message).toBe('kol_code_already_exist');
    expect((await put(group.id, { code: group.code })).statusCode).toBe(200);
    const nobody = await put('01900000-0000-7000-8000-000000000000', { bio: 'x' });
    expect([nobody.statusCode, nobody.json().message]).toEqual([404, 'kol_not_exist']);
  });
});

describe('the code check', () => {
  const check = (query: string, token = staff.token) => test.call('GET', `/kols/check-code?${query}`, { token });

  it('says whether a code is free, in any case, for this KOL', async () => {
    const kol = await addKol(test, manager.token);
    expect((await check(`code=${word()}`)).statusCode).toBe(200);
    const taken = await check(`code=${kol.code.toUpperCase()}`);
    expect([taken.statusCode, taken.json().message]).toEqual([409, 'kol_code_already_exist']);
    expect((await check(`code=${kol.code}&id=${kol.id}`)).statusCode).toBe(200);
    expect((await check('code=')).json().errors).toEqual([{ property: 'code', message: 'kol_code_empty' }]);
    expect((await check('code=a%20b')).json().errors).toEqual([{ property: 'code', message: 'code_incorrect' }]);
    expect((await check(`code=${kol.code}`, customer.token)).statusCode).toBe(403);
  });
});

describe('a like', () => {
  it('clicked twice is one like', async () => {
    const kol = await addKol(test, manager.token);
    const like = (outstanding: unknown, token = manager.token) =>
      test.call('PUT', `/kols/like/${kol.id}`, { token, body: { outstanding } });
    const both = await Promise.all([like(true), like(true)]);
    expect(both.map((answer) => answer.json().data.outstanding)).toEqual([true, true]);
    expect(await trailOf(test, kol.id)).toHaveLength(2);
    expect((await read(kol.id)).version).toBe(1);
    expect((await like(false)).json().data.outstanding).toBe(false);
    expect((await like('maybe')).statusCode).toBe(400);
    expect((await like(true, staff.token)).statusCode).toBe(403);
  });
});

describe('removing a KOL', () => {
  const remove = (id: string, body: object = { reason: 'Không còn hợp tác' }, token = manager.token) =>
    test.call('DELETE', `/kols/${id}`, { token, body });

  it('frees code and accounts, keeps it in reports, and says why in the trail', async () => {
    const kol = await addKol(test, manager.token, { socials: [{ url: `facebook.com/${word()}` }] });
    const { token } = await signIn(test, ['KOL'], { type: 'kol' });
    const campaign = await buildCampaign(test.database.db, { status: 'done' });
    const sow = await buildSow(test.database.db, { campaign_id: campaign.id, kol_id: kol.id });
    await buildPost(test.database.db, { sow });
    expect((await remove(kol.id, {}, manager.token)).json().errors).toEqual([
      { property: 'reason', message: 'field_required' },
    ]);
    expect((await remove(kol.id, { reason: ' ' })).statusCode).toBe(400);
    expect((await remove(kol.id, undefined, staff.token)).statusCode).toBe(403);
    expect((await remove(kol.id)).statusCode).toBe(204);
    expect((await test.call('GET', `/kols/${kol.id}`, { token: manager.token })).statusCode).toBe(404);
    expect((await remove(kol.id)).json().message).toBe('kol_not_exist');
    expect((await put(kol.id, { bio: 'x' })).statusCode).toBe(404);
    const list = await test.call('GET', `/kols?stage_name=${encodeURIComponent(kol.stage_name)}`, { token });
    expect(list.json().total).toBe(0);
    const report = await test.call('GET', `/campaigns/final-report/${campaign.id}`, { token: manager.token });
    expect(report.json().data.progress).toMatchObject([{ kol: { stage_name: kol.stage_name } }]);
    const again = await post({ code: kol.code, socials: [{ url: kol.socials[0].url }] });
    expect(again.statusCode).toBe(200);
    expect((await trailOf(test, kol.id)).at(-1)).toMatchObject({
      action: 'delete',
      changes: { code: { before: kol.code }, reason: { after: 'Không còn hợp tác' } },
    });
  });

  it.each(['pitching', 'on_going', 'liquidation'] as const)(
    'is refused while it is in a campaign in %s',
    async (status) => {
      const { db } = test.database;
      const kol = await addKol(test, manager.token);
      const campaign = await buildCampaign(db, { status });
      const prices = { off_booking_price: 1, off_sale_price: 1, off_description: 'x' };
      await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id, is_online: false, is_offline: true, ...prices });
      const answer = await remove(kol.id);
      expect([answer.statusCode, answer.json().message]).toEqual([409, 'kol_has_campaigns']);
    },
  );
});
