import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requestCode } from '../../src/domain/requests/rules';
import type { SearchAnswer } from '../../src/domain/search/types';
import { searchLimits } from '../../src/domain/search/words';
import { representatives } from '../../src/server/db/schema/customers';
import { newId } from '../../src/server/ids';
import { startTestApp, type TestApp } from '../support/app';
import {
  buildBrand,
  buildCampaign,
  buildCustomer,
  buildKol,
  buildPost,
  buildSow,
  buildUser,
} from '../support/factories';
import { signIn } from '../support/people';
import { sendRequest } from './requests.fixtures';

let test: TestApp;
const tokens: Record<string, string> = {};
let own: { customer: string; brand: string; campaign: string; kol: string };

async function addPerson(name: string, role: string, type: 'staff' | 'customer' | 'brand' | 'kol', link: object = {}) {
  const { id, token } = await signIn(test, [role], { type });
  if (Object.keys(link).length > 0) {
    const kind = 'brand_id' in link ? ('brand' as const) : ('customer' as const);
    await test.database.db.insert(representatives).values({ id: newId(), user_id: id, type: kind, ...link });
  }
  tokens[name] = token;
  return id;
}

async function plant(place: string, names: { tag: string; kol: string }, user_id?: string) {
  const { db } = test.database;
  const customer = await buildCustomer(db, { name: `Công ty ${place}` });
  const brand = await buildBrand(db, { name: `Hải sản ${place}`, customer_id: customer.id });
  const campaign = await buildCampaign(db, { name: `Mùa hè ${place}`, brand_id: brand.id, status: 'done' });
  const kol = await buildKol(db, { stage_name: names.kol, fullname: 'Trần Bí Mật', ...(user_id && { user_id }) });
  const sow = await buildSow(db, { campaign_id: campaign.id, kol_id: kol.id });
  await buildPost(db, { sow, hashtags: [names.tag] });
  return { customer: customer.id, brand: brand.id, campaign: campaign.id, kol: kol.id, sow };
}

beforeAll(async () => {
  test = await startTestApp();
  const { db } = test.database;
  const kolUser = await addPerson('kol', 'KOL', 'kol');
  const planted = await plant('Đà Nẵng', { tag: '#ĐàNẵngMùaHè', kol: 'Ngọc Đà Nẵng' }, kolUser);
  own = planted;
  await buildPost(db, { sow: planted.sow, hashtags: ['DaNangMuaHe', 'khac'], is_active: true });
  await buildPost(db, { sow: planted.sow, hashtags: ['DaNangMuaHe'], is_active: false });
  await plant('Đà Nẵng Hai', { tag: 'DaNangMuaHe', kol: 'Lan Đà Nẵng' });
  await buildCampaign(db, { name: 'Đà Nẵng đã hủy', status: 'cancel', cancel_reason: 'x', brand_id: own.brand });
  await buildKol(db, { stage_name: 'Chờ Đà Nẵng', status: 'pending' });
  await buildKol(db, { stage_name: 'Loại Đà Nẵng', status: 'reject' });
  await addPerson('admin', 'admin', 'staff');
  await addPerson('customer', 'customer', 'customer', { customer_id: own.customer });
  await addPerson('brand', 'brand', 'brand', { brand_id: own.brand });
});
afterAll(() => test.close());

async function find(q: string, as = 'admin'): Promise<SearchAnswer> {
  const token = tokens[as] ?? '';
  const answer = await test.call('GET', `/search?q=${encodeURIComponent(q)}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
}
const namesOf = (hits: { name: string }[] | undefined) => hits?.map(({ name }) => name);

async function grant(role: string, scope: string, action: string, work: () => Promise<void>) {
  const at = [role, scope, action];
  await test.database.pool.query(
    'insert into role_permissions (role_id, scope, action) select id, $2, $3 from roles where name = $1',
    at,
  );
  await work().finally(() =>
    test.database.pool.query(
      'delete from role_permissions where role_id = (select id from roles where name = $1) and scope = $2 and action = $3',
      at,
    ),
  );
}

describe('staff', () => {
  it.each(['da nang', 'Đà Nẵng', 'ĐÀ NẴNG', '  đa   nẵng ', 'nang da', 'Đà Nẵng'.normalize('NFD')])(
    'find in every group by "%s"',
    async (q) => {
      const found = await find(q);
      expect(namesOf(found.kols)?.sort()).toEqual(['Chờ Đà Nẵng', 'Lan Đà Nẵng', 'Ngọc Đà Nẵng']);
      expect(namesOf(found.brands)).toEqual(['Hải sản Đà Nẵng', 'Hải sản Đà Nẵng Hai']);
      expect(namesOf(found.customers)).toEqual(['Công ty Đà Nẵng', 'Công ty Đà Nẵng Hai']);
      expect(found.campaigns?.map(({ name, status }) => `${name}: ${status}`)).toEqual([
        'Đà Nẵng đã hủy: cancel',
        'Mùa hè Đà Nẵng: done',
        'Mùa hè Đà Nẵng Hai: done',
      ]);
    },
  );

  it('get of each hit what its line and its address need, and no more', async () => {
    const { kols, brands, campaigns } = await find('hải sản đà nẵng hai');
    expect([kols, campaigns]).toEqual([[], []]);
    expect(Object.keys(brands?.[0] ?? {}).sort()).toEqual(['code', 'id', 'name', 'picture']);
  });

  it('find by code, by full name and by tax number', async () => {
    const { db } = test.database;
    const kol = await buildKol(db, { code: 'MÃ-77', stage_name: 'Ẩn danh', fullname: 'Phạm Rất Riêng' });
    const customer = await buildCustomer(db, { tax_number: '0312399999' });
    expect((await find('ma-77')).kols).toMatchObject([{ id: kol.id, name: 'Ẩn danh', code: 'MÃ-77' }]);
    expect((await find('rat rieng')).kols).toMatchObject([{ id: kol.id }]);
    expect((await find('12399')).customers).toMatchObject([{ id: customer.id }]);
  });

  it('get at most five of a group, those that begin with the text first', async () => {
    const { db } = test.database;
    for (let at = 0; at < 260; at += 1) await buildBrand(db, { name: `Sữa Zebra ${at}`, customer_id: own.customer });
    const first = await buildBrand(db, { name: 'Zebra', customer_id: own.customer });
    const { brands } = await find('zebra');
    expect(brands).toHaveLength(searchLimits.perGroup);
    expect(brands?.[0]?.id).toBe(first.id);
  });

  it('get names in the accents they typed first, among those that match as well', async () => {
    const { db } = test.database;
    for (const stage_name of ['Mịnh A', 'Mình Anh', 'MÍNH B', 'Minh Y', 'Cô Mịnh', 'Cô Minh'])
      await buildKol(db, { stage_name });
    const first = async (q: string) => namesOf((await find(q)).kols)?.slice(0, 2);
    expect(await first('Minh')).toEqual(['Minh Y', 'Mịnh A']);
    expect(await first('mình')).toEqual(['Mình Anh', 'Mịnh A']);
    expect(await first('mính'.normalize('NFD'))).toEqual(['MÍNH B', 'Mịnh A']);
    expect(namesOf((await find('co minh')).kols)).toEqual(['Cô Mịnh', 'Cô Minh']);
    expect(namesOf((await find('cô minh')).kols)).toEqual(['Cô Minh', 'Cô Mịnh']);
  });

  it('get the one in the typed accents however many begin alike', async () => {
    const { db } = test.database;
    for (let at = 0; at < 260; at += 1) await buildBrand(db, { name: `Phở ${at}`, customer_id: own.customer });
    const first = await buildBrand(db, { name: 'Pho mát', customer_id: own.customer });
    expect((await find('pho')).brands?.[0]?.id).toBe(first.id);
  });

  it('get the one with the words as they were typed, however many have them the other way round', async () => {
    const { db } = test.database;
    for (let at = 0; at < 260; at += 1) await buildKol(db, { stage_name: `Hoa Huỳnh ${at}` });
    for (let at = 0; at < 4; at += 1) await buildBrand(db, { name: `Hoa Huỳnh ${at}`, customer_id: own.customer });
    const kol = await buildKol(db, { stage_name: 'Bé Huỳnh Hoa' });
    const { kols, brands } = await find('huynh hoa');
    expect(kols?.[0]?.id).toBe(kol.id);
    expect([kols?.length, brands?.length]).toEqual([5, 4]);
  });

  it('find two letters at the beginning of words only', async () => {
    const { db } = test.database;
    await buildKol(db, { stage_name: 'Xyla Qua' });
    await buildKol(db, { stage_name: 'Axyla' });
    expect(namesOf((await find('xy')).kols)).toEqual(['Xyla Qua']);
    expect(namesOf((await find('qu')).kols)).toEqual(['Xyla Qua']);
  });

  it('take wildcards and quotes for letters', async () => {
    const { db } = test.database;
    await buildBrand(db, { name: "Trăm% _phần' trăm\\" });
    expect((await find('tr%m')).brands).toEqual([]);
    expect((await find('tr_m')).brands).toEqual([]);
    expect(namesOf((await find("tram% _phan'")).brands)).toHaveLength(1);
    expect(namesOf((await find('tram\\')).brands)).toHaveLength(1);
  });

  it('do not find what was deleted or refused', async () => {
    const { db } = test.database;
    const deleted_at = new Date();
    await buildKol(db, { stage_name: 'Vắng mặt', deleted_at });
    await buildKol(db, { stage_name: 'Vắng mặt', status: 'reject' });
    await buildBrand(db, { name: 'Vắng mặt', deleted_at });
    await buildCustomer(db, { name: 'Vắng mặt', status: 'reject' });
    await buildCampaign(db, { name: 'Vắng mặt', deleted_at });
    const { hashtags, ...records } = await find('vang mat');
    expect(records).toEqual({ kols: [], brands: [], customers: [], campaigns: [], requests: [], users: [] });
  });
});

describe('hashtags', () => {
  it('are found by a part of them, whatever their spelling, with how many active posts and campaigns bear them', async () => {
    const expected = [{ tag: 'DaNangMuaHe', posts: 3, campaigns: 2 }];
    for (const q of ['nangmua', '#đà nẵng', 'da nang mua he', '#Da'])
      expect((await find(q)).hashtags, q).toEqual(expected);
    expect((await find('#khac')).hashtags).toEqual([{ tag: 'khac', posts: 1, campaigns: 1 }]);
  });

  it('lead to the KOLs, brands and campaigns that bear the whole of them', async () => {
    const found = await find('#ĐàNẵngMùaHè');
    expect(namesOf(found.kols)).toEqual(['Lan Đà Nẵng', 'Ngọc Đà Nẵng']);
    expect(namesOf(found.brands)).toEqual(['Hải sản Đà Nẵng', 'Hải sản Đà Nẵng Hai']);
    expect(namesOf(found.campaigns)).toEqual(['Mùa hè Đà Nẵng', 'Mùa hè Đà Nẵng Hai']);
    expect(found.customers).toBeUndefined();
    const part = await find('#DaNangMua');
    expect([part.kols, part.brands, part.campaigns]).toEqual([[], [], []]);
  });

  it('are words like any other for those who may not read them', async () => {
    const { hashtags, kols } = await find('#đà nẵng', 'customer');
    expect(hashtags).toBeUndefined();
    expect(namesOf(kols)).toEqual(['Lan Đà Nẵng', 'Ngọc Đà Nẵng']);
  });

  it('of a customer are those of its own campaigns, should its group ever read them', async () => {
    await grant('customer', 'hashtags_management', 'r', async () => {
      const found = await find('#DaNangMuaHe', 'customer');
      expect(found.hashtags).toMatchObject([{ posts: 2, campaigns: 1 }]);
      expect(found.kols?.map(({ id }) => id)).toEqual([own.kol]);
      expect(found.brands?.map(({ id }) => id)).toEqual([own.brand]);
      expect(found.campaigns?.map(({ id }) => id)).toEqual([own.campaign]);
    });
  });
});

describe('reduced viewers', () => {
  it.each(['customer', 'brand'])('%s finds active KOLs and own brands and campaigns, no more groups', async (as) => {
    const found = await find('da nang', as);
    expect(Object.keys(found).sort()).toEqual(['brands', 'campaigns', 'kols', 'requests']);
    expect(namesOf(found.kols)).toEqual(['Lan Đà Nẵng', 'Ngọc Đà Nẵng']);
    expect(found.brands?.map(({ id }) => id)).toEqual([own.brand]);
    expect(namesOf(found.campaigns)).toEqual(['Đà Nẵng đã hủy', 'Mùa hè Đà Nẵng']);
  });

  it('do not find a KOL by its full name, which they are not told', async () => {
    expect((await find('bí mật')).kols).toHaveLength(2);
    for (const q of ['bí mật', 'bi', 'tran bi mat', 'ngoc tran'])
      expect((await find(q, 'customer')).kols, q).toEqual([]);
  });

  it('KOLs find the campaigns they work in and nothing else', async () => {
    const found = await find('da nang', 'kol');
    expect(Object.keys(found)).toEqual(['campaigns']);
    expect(found.campaigns?.map(({ id }) => id)).toEqual([own.campaign]);
  });
});

it('leaves out every group whose right is missing, and cancelled campaigns where that list may not be read', async () => {
  const { pool } = test.database;
  const { token } = await signIn(test, ['staff']);
  tokens.stripped = token;
  const take = (scope: string, action: string) =>
    pool.query(
      "delete from role_permissions where role_id = (select id from roles where name = 'staff') and scope = $1 and action = $2",
      [scope, action],
    );
  expect(Object.keys(await find('da nang', 'stripped')).sort()).toEqual([
    'brands',
    'campaigns',
    'customers',
    'hashtags',
    'kols',
    'requests',
  ]);
  await take('campaigns_management', 'r_cancel');
  expect(namesOf((await find('da nang', 'stripped')).campaigns)).toEqual(['Mùa hè Đà Nẵng', 'Mùa hè Đà Nẵng Hai']);
  await take('kol_management', 'r');
  await take('customer_management', 'r_detail');
  await take('hashtags_management', 'r');
  expect(Object.keys(await find('da nang', 'stripped')).sort()).toEqual(['brands', 'campaigns', 'requests']);
  await take('campaigns_management', 'r_detail_request');
  expect(Object.keys(await find('da nang', 'stripped')).sort()).toEqual(['brands', 'campaigns']);
});

describe('requests and users', () => {
  it('are found by whoever may open them: requests by name, brand and code, users by name, code and username', async () => {
    const token = tokens.customer ?? '';
    const id = await sendRequest(test, token, { request_name: 'Trà sữa Măng Cụt', brand_name: 'Quán Lạ' });
    const hit = { id, name: 'Trà sữa Măng Cụt', code: requestCode(id), picture: null };
    for (const q of ['mang cut', 'quán lạ', requestCode(id)]) expect((await find(q)).requests, q).toEqual([hit]);
    expect((await find('măng cụt', 'customer')).requests).toEqual([hit]);
    expect((await find('măng cụt', 'brand')).requests).toEqual([]);
    const { id: user, code } = await buildUser(test.database.db, { fullname: 'Võ Thị Măng Tây' });
    const found = await find('măng tây');
    expect([found.users, found.requests]).toEqual([[{ id: user, code, name: 'Võ Thị Măng Tây', picture: null }], []]);
    expect((await find(code)).users).toMatchObject([{ id: user }]);
    expect(await find('măng tây', 'customer')).not.toHaveProperty('users');
    const tagged = await find('#măngcụt');
    expect([tagged.requests, tagged.users]).toEqual([undefined, undefined]);
  });
});

describe('a link', () => {
  const url_post = 'https://www.tiktok.com/@mot.nguoi/video/7392001?is_from_webapp=1';
  let posts: Record<'own' | 'off' | 'theirs', string>;
  const idsOf = async (q: string, as?: string) => (await find(q, as)).posts?.map(({ id }) => id).sort();

  beforeAll(async () => {
    const { db } = test.database;
    const place = async (campaign: object, post: object = {}) => {
      const { id: campaign_id } = await buildCampaign(db, { status: 'done', ...campaign });
      const sow = await buildSow(db, { campaign_id, kol_id: own.kol });
      return (await buildPost(db, { sow, social_type: 'tiktok', url_post, ...post })).id;
    };
    const brand_id = own.brand;
    posts = {
      own: await place({ name: 'Có bài', brand_id }),
      off: await place({ name: 'Bài đã tắt', brand_id }, { is_active: false }),
      theirs: await place({ name: 'Của khách khác' }),
    };
    await place({ name: 'Đã xóa', brand_id, deleted_at: new Date() });
  });

  it.each([
    url_post,
    ' https://tiktok.com/@mot.nguoi/video/7392001/ ',
    `http://m.tiktok.com/@mot.nguoi/video/7392001?t=${'x'.repeat(300)}#a`,
  ])('finds the posts it leads to however it was copied, and nothing else: %s', async (q) => {
    expect(Object.keys(await find(q))).toEqual(['posts']);
    expect(await idsOf(q)).toEqual(Object.values(posts).sort());
    expect((await find(q)).posts?.find(({ id }) => id === posts.own)).toMatchObject({
      social_type: 'tiktok',
      kol: { stage_name: 'Ngọc Đà Nẵng' },
      campaign: { name: 'Có bài', status: 'done' },
    });
  });

  it('finds for clients what counts of their own campaigns, for a KOL its own, and nothing without the right', async () => {
    for (const as of ['customer', 'brand']) expect(await idsOf(url_post, as), as).toEqual([posts.own]);
    expect(await idsOf(url_post, 'kol')).toEqual([posts.own, posts.theirs].sort());
    const other = await signIn(test, ['KOL'], { type: 'kol' });
    tokens.otherKol = other.token;
    expect(await idsOf(url_post, 'otherKol')).toEqual([]);
  });

  it('of nothing we have finds nothing, and one to elsewhere is a text', async () => {
    expect(await find('https://www.tiktok.com/@mot.nguoi/video/1')).toEqual({ posts: [] });
    expect((await find('https://elsewhere.example/@mot.nguoi/video/7392001')).posts).toBeUndefined();
  });
});

describe('bad input', () => {
  it.each([
    ['', 'field_required'],
    ['?q=', 'field_required'],
    ['?q=%20%20', 'field_required'],
    ['?q=a', 'text_too_short'],
    ['?q=%20a%20', 'text_too_short'],
    ['?q=%23a', 'text_too_short'],
    ['?q=%25%25', 'text_too_short'],
    ['?q=%23%23%23%20%23', 'text_too_short'],
    [`?q=${'%CC%81'.repeat(3)}`, 'text_too_short'],
    [`?q=${'a'.repeat(searchLimits.max + 1)}`, 'text_too_long'],
    [`?q=https://tiktok.com/${'a'.repeat(searchLimits.link)}`, 'text_too_long'],
    [`?q=https://elsewhere.example/${'a'.repeat(searchLimits.max)}`, 'text_too_long'],
    ['?q=ab%00c', 'invalid_value'],
    ['?q=ab&q=cd', 'invalid_value'],
  ])('%s is refused with %s', async (query, message) => {
    const answer = await test.call('GET', `/search${query}`, { token: tokens.admin ?? '' });
    expect(answer.statusCode).toBe(400);
    expect(answer.json()).toMatchObject({ message: 'validation_failed', errors: [{ property: 'q', message }] });
  });

  it('takes a text of the longest kind', async () => {
    await find('ă '.repeat(searchLimits.max / 2));
    await find([...'abcdefghijklmnopqrstuvwxyz0123456789'].join(' '));
  });

  it('asks for a sign-in', async () => {
    expect((await test.call('GET', '/search?q=da%20nang')).statusCode).toBe(401);
  });
});
