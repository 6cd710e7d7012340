import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { KolPrice } from '../../src/domain/kols/prices';
import { largestNumber } from '../../src/domain/limits';
import { startTestApp, type TestApp } from '../support/app';
import { signIn, trailOf } from '../support/people';
import { addKol, kolBody } from './kols.fixtures';

let test: TestApp;
type Person = Awaited<ReturnType<typeof signIn>>;
let manager: Person;
let staff: Person;

beforeAll(async () => {
  test = await startTestApp();
  manager = await signIn(test, ['manager']);
  staff = await signIn(test, ['staff']);
});
afterAll(() => test.close());

const price = (social_type: string, post_format: string, amount: number) =>
  ({ social_type, post_format, price: amount }) as KolPrice;
const [reel, story, video] = [
  price('instagram', 'post_shorts_reels', 5_000_000),
  price('instagram', 'post_stories', 3_000_000),
  price('tiktok', 'post_videos', 9_000_000),
];
const list = [reel, story, video];

const add = (changes: object = {}) => addKol(test, manager.token, changes);
const put = (id: string, body: object, { token }: Person = manager) => test.call('PUT', `/kols/${id}`, { token, body });
const change = async (id: string, body: object) => {
  const answer = await put(id, body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data;
};
const read = async (id: string, token = manager.token) =>
  (await test.call('GET', `/kols/${id}`, { token })).json().data;
const range = (kol: { booking_price_from: number | null; booking_price_to: number | null }) => [
  kol.booking_price_from,
  kol.booking_price_to,
];
/** Codes of the KOLs of this name that may cost so much. */
const affordable = async (kol: { stage_name: string }, query: string) =>
  (await test.call('GET', `/kols?stage_name=${encodeURIComponent(kol.stage_name)}&${query}`, manager)).json().total;

describe('a price list', () => {
  it('is kept by network and format, and makes the range that lists show and find by', async () => {
    const kol = await add({ prices: [video, story, reel] });
    expect(kol.prices).toEqual(list);
    expect(range(kol)).toEqual([3_000_000, 9_000_000]);
    expect(await read(kol.id)).toEqual(kol);
    const found = await test.call('GET', `/kols?stage_name=${encodeURIComponent(kol.stage_name)}`, manager);
    expect(range(found.json().data[0])).toEqual([3_000_000, 9_000_000]);
    expect(found.json().data[0]).not.toHaveProperty('prices');
    expect(await affordable(kol, 'min_booking_price=9000000')).toBe(1);
    expect(await affordable(kol, 'max_booking_price=2999999')).toBe(0);
  });

  it('is replaced by another one, left alone by an edit without one, and emptied', async () => {
    const { id } = await add({ prices: list });
    const changed = await change(id, { prices: [{ ...reel, price: 7_000_000 }, video] });
    expect(changed.prices).toEqual([{ ...reel, price: 7_000_000 }, video]);
    expect(range(changed)).toEqual([7_000_000, 9_000_000]);
    const edited = await change(id, { bio: 'Mới' });
    expect(edited).toEqual({ ...changed, bio: 'Mới', version: 3 });
    const same = await change(id, { prices: changed.prices });
    expect(same.version).toBe(3);
    const emptied = await change(id, { prices: [] });
    expect([emptied.prices, ...range(emptied)]).toEqual([[], null, null]);
    expect(await affordable(emptied, 'min_booking_price=1')).toBe(0);
  });

  it('costs nothing, or as much as any number may be', async () => {
    const prices = [
      { ...reel, price: 0 },
      { ...story, price: largestNumber },
    ];
    const kol = await add({ prices });
    expect([kol.prices, ...range(kol)]).toEqual([prices, 0, largestNumber]);
  });

  it('goes with what is changed into the trail, before and after', async () => {
    const { id } = await add({ prices: [reel, story] });
    await change(id, { prices: [{ ...reel, price: 6_000_000 }, story, video] });
    const [created, updated] = await trailOf(test, id);
    expect(created?.changes).toMatchObject({ prices: { after: [reel, story] } });
    expect(updated?.changes).toEqual({ prices: { before: [reel], after: [{ ...reel, price: 6_000_000 }, video] } });
  });

  it.each<[string, unknown, string, string]>([
    ['one format twice', [reel, story, { ...reel, price: 1 }], 'prices.2.post_format', 'price_is_repeated'],
    ['an unknown network', [{ ...reel, social_type: 'zalo' }], 'prices.0.social_type', 'social_type_invalid'],
    ['no network', [{ ...reel, social_type: undefined }], 'prices.0.social_type', 'field_select_required'],
    ['an unknown format', [reel, { ...story, post_format: 'poem' }], 'prices.1.post_format', 'post_format_invalid'],
    ['no format', [{ ...reel, post_format: null }], 'prices.0.post_format', 'field_select_required'],
    ['a negative price', [{ ...reel, price: -1 }], 'prices.0.price', 'positive_number_required'],
    ['a broken price', [{ ...reel, price: 1.5 }], 'prices.0.price', 'integer_required'],
    ['too large a price', [{ ...reel, price: largestNumber + 1 }], 'prices.0.price', 'number_too_large'],
    ['no price', [{ ...reel, price: undefined }], 'prices.0.price', 'field_required'],
    ['nothing as a price', [{ ...reel, price: null }], 'prices.0.price', 'field_required'],
    ['a word as a price', [{ ...reel, price: 'free' }], 'prices.0.price', 'invalid_value'],
    ['an object as a price', [{ ...reel, price: { vnd: 1 } }], 'prices.0.price', 'invalid_value'],
    ['a list of nothing', [null], 'prices.0', 'field_required'],
    ['a list of words', ['free'], 'prices.0', 'invalid_value'],
    ['a list of numbers', [5], 'prices.0', 'invalid_value'],
    ['nothing', null, 'prices', 'field_required'],
    ['an object', { reel }, 'prices', 'invalid_value'],
    ['a number', 5, 'prices', 'invalid_value'],
    ['more than there are formats', Array.from({ length: 49 }, () => reel), 'prices', 'too_many_prices'],
  ])('of %s is refused, of a new KOL and of one there is', async (_what, prices, property, message) => {
    const { id } = await add({ prices: list });
    const body = await kolBody(test, { prices });
    for (const answer of [
      await test.call('POST', '/kols', { token: manager.token, body }),
      await put(id, { prices }),
    ]) {
      expect(answer.statusCode, answer.body).toBe(400);
      expect(answer.json().errors).toContainEqual({ property, message });
    }
    expect((await read(id)).prices).toEqual(list);
  });
});

describe('the range of a KOL with a price list', () => {
  it('stays where it was set by hand, each end by itself, whatever the list becomes', async () => {
    const kol = await add({ prices: list, booking_price_to: 20_000_000 });
    expect(range(kol)).toEqual([3_000_000, 20_000_000]);
    expect(range(await change(kol.id, { prices: [reel, video] }))).toEqual([5_000_000, 20_000_000]);
    expect(range(await change(kol.id, { booking_price_from: 1_000_000 }))).toEqual([1_000_000, 20_000_000]);
    expect(range(await change(kol.id, { prices: [] }))).toEqual([1_000_000, 20_000_000]);
    expect((await trailOf(test, kol.id)).at(-2)?.changes).toEqual({
      booking_price_from: { before: null, after: 1_000_000 },
    });
  });

  it('follows the list again once an end is cleared, or set to what the list says', async () => {
    const { id } = await add({ prices: list, booking_price_from: 1_000_000, booking_price_to: 20_000_000 });
    expect(range(await change(id, { booking_price_from: null }))).toEqual([3_000_000, 20_000_000]);
    expect(range(await change(id, { booking_price_to: 9_000_000 }))).toEqual([3_000_000, 9_000_000]);
    expect(range(await change(id, { prices: [reel] }))).toEqual([5_000_000, 5_000_000]);
  });

  it('was set by hand where it was there before the list', async () => {
    const { id } = await add({ booking_price_from: 2_000_000, booking_price_to: 4_000_000 });
    expect(range(await change(id, { prices: list }))).toEqual([2_000_000, 4_000_000]);
    expect(range(await change(id, { booking_price_from: '', booking_price_to: '' }))).toEqual([3_000_000, 9_000_000]);
  });

  it('is refused where one end by hand and the other of the list are the wrong way round', async () => {
    const { id } = await add({ prices: list });
    const wrong = [{ property: 'booking_price_to', message: 'price_range_incorrect' }];
    expect((await put(id, { booking_price_from: 9_000_001 })).json().errors).toEqual(wrong);
    await change(id, { booking_price_from: 6_000_000 });
    expect((await put(id, { prices: [reel] })).json().errors).toEqual(wrong);
  });
});

describe('an edit of prices that waits', () => {
  it('is shown with the range it makes, in force only once it is approved, beside other prices', async () => {
    const kol = await add({ prices: [reel, story] });
    const held = (await put(kol.id, { prices: [reel, { ...story, price: 4_000_000 }] }, staff)).json().data;
    expect([held.prices, ...range(held)]).toEqual([[reel, story], 3_000_000, 5_000_000]);
    expect(held.pending.change).toEqual([
      { field: 'booking_price_from', before: 3_000_000, after: 4_000_000, conflict: false },
      { field: 'prices', before: [reel, story], after: [reel, { ...story, price: 4_000_000 }], conflict: false },
    ]);
    await change(kol.id, { prices: [reel, story, video] });
    const decision = { token: manager.token, body: { status: 'active' } };
    const approved = (await test.call('PUT', `/kols/${kol.id}/update-status`, decision)).json().data;
    expect(approved.prices).toEqual([reel, { ...story, price: 4_000_000 }, video]);
    expect(range(approved)).toEqual([4_000_000, 9_000_000]);
  });

  it('is not applied over a price somebody else has changed', async () => {
    const kol = await add({ prices: [reel] });
    await put(kol.id, { prices: [{ ...reel, price: 6_000_000 }] }, staff);
    const changed = await change(kol.id, { prices: [{ ...reel, price: 7_000_000 }] });
    expect(changed.pending.change).toContainEqual({
      field: 'prices',
      before: [{ ...reel, price: 7_000_000 }],
      after: [{ ...reel, price: 6_000_000 }],
      conflict: true,
    });
    const decision = { token: manager.token, body: { status: 'active' } };
    const answer = await test.call('PUT', `/kols/${kol.id}/update-status`, decision);
    expect([answer.statusCode, answer.json().message]).toEqual([409, 'record_was_changed']);
    expect((await read(kol.id)).prices).toEqual([{ ...reel, price: 7_000_000 }]);
  });
});

describe('who is told the prices', () => {
  it('is staff who may read KOLs, and nobody else', async () => {
    const kol = await add({ prices: list });
    const own = await signIn(test, ['kol'], { type: 'kol' });
    await test.database.pool.query('update kols set user_id = $1 where id = $2', [own.id, kol.id]);
    const client = await signIn(test, ['client'], { type: 'customer' });
    const customer = await signIn(test, ['customer'], { type: 'customer' });
    const brand = await signIn(test, ['brand'], { type: 'brand' });
    await test.database.pool.query(
      `insert into roles (id, name, name_display, type) values (gen_random_uuid(), 'blind_staff', 'x', 'staff')`,
    );
    const blind = await signIn(test, ['blind_staff']);
    for (const { token } of [own, client, customer, brand, blind]) {
      const seen = await read(kol.id, token);
      expect(seen.id).toBe(kol.id);
      expect(Object.keys(seen)).not.toContain('prices');
      expect(JSON.stringify(seen)).not.toMatch(/000000/);
      expect((await put(kol.id, { prices: [] }, { ...own, token })).statusCode).toBe(403);
    }
    expect((await test.call('GET', `/kols/${kol.id}`)).json().data).not.toHaveProperty('prices');
    expect((await read(kol.id, staff.token)).prices).toEqual(list);
  });
});
