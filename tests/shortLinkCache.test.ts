import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { LinkCache } from '../src/server/shorteners/linkCache';
import type { FoundLink } from '../src/server/shorteners/queries/found';

const link: FoundLink = { id: 'a', location: 'https://shop.example/', active: true, expires_at: null };
const other: FoundLink = { ...link, location: 'https://other.example/' };

let read: ReturnType<typeof vi.fn<(slug: string) => Promise<FoundLink | null>>>;
let hear: (message: string | null) => void;
let cache: LinkCache;

beforeEach(() => {
  vi.useFakeTimers();
  read = vi.fn(async () => link);
  cache = new LinkCache(read, {
    on: (_channel, listener) => {
      hear = listener;
      return () => {};
    },
  });
});
afterEach(() => vi.useRealTimers());

it('a link is read once for all who ask meanwhile, and again after five seconds', async () => {
  const [first, second] = await Promise.all([cache.find('tet'), cache.find('tet')]);
  expect([first, second, read.mock.calls.length]).toEqual([link, link, 1]);
  vi.advanceTimersByTime(4_999);
  expect(cache.known('tet', Date.now())).toBe(link);
  vi.advanceTimersByTime(1);
  expect(cache.known('tet', Date.now())).toBeUndefined();
  await cache.find('tet');
  expect(read).toHaveBeenCalledTimes(2);
});

it('that there is none of a slug is remembered as long', async () => {
  read.mockResolvedValue(null);
  expect(await cache.find('tet')).toBeNull();
  expect(cache.known('tet', Date.now())).toBeNull();
});

it.each([
  ['one that was written', JSON.stringify([['shorteners', 'a']])],
  ['one whose campaign was', JSON.stringify([['campaigns', 'c']])],
  ['all, once something may have been missed', null],
])('%s is read anew', async (_name, message) => {
  await cache.find('tet');
  read.mockResolvedValue(other);
  hear(message);
  expect(await cache.find('tet')).toEqual(other);
});

it('what somebody else wrote leaves it alone', async () => {
  await cache.find('tet');
  hear(JSON.stringify([['kols', 'k']]));
  expect(cache.known('tet', Date.now())).toBe(link);
});

it('a reading that began before it was written is not kept', async () => {
  let answer: (found: FoundLink) => void = () => {};
  read.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)));
  const early = cache.find('tet');
  hear(JSON.stringify([['shorteners', 'a']]));
  answer(link);
  expect(await early).toEqual(link);
  expect(cache.known('tet', Date.now())).toBeUndefined();
});

it('while the database is away what is known goes on, at once from the second time', async () => {
  await cache.find('tet');
  vi.advanceTimersByTime(6_000);
  read.mockRejectedValue(new Error('away'));
  expect(await cache.find('tet')).toEqual(link);
  // A database that says nothing holds up nobody.
  read.mockReturnValue(new Promise(() => {}));
  expect(await cache.find('tet')).toEqual(link);
});

it('a database that answers slowly is waited for a quarter of a second', async () => {
  await cache.find('tet');
  vi.advanceTimersByTime(6_000);
  read.mockReturnValue(new Promise(() => {}));
  const asked = cache.find('tet');
  await vi.advanceTimersByTimeAsync(250);
  expect(await asked).toEqual(link);
});

it('of what is unknown while the database is away nothing is said', async () => {
  read.mockRejectedValue(new Error('away'));
  await expect(cache.find('tet')).rejects.toThrow('away');
});
