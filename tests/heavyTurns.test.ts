import { expect, it } from 'vitest';
import { TooManyRequests } from '../src/domain/errors';
import { inHeavyTurn } from '../src/server/heavyTurns';

/** Work that ends when told, and how much of it there was at once. */
function heavyWork() {
  const ends: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
    return ends.length;
  };
  return { ends, work, most: () => most };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('does one after the other, in the order they came, also after one that failed', async () => {
  const { ends, work, most } = heavyWork();
  const first = inHeavyTurn(work);
  const failed = expect(inHeavyTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  const last = inHeavyTurn(work);
  await settled();
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await Promise.all([first, failed]);
  await settled();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  expect(await last).toBe(2);
  expect(most()).toBe(1);
});

it('lets work call more of its kind without waiting for itself', async () => {
  expect(await inHeavyTurn(() => inHeavyTurn(async () => 'read'))).toBe('read');
});

it('lets who goes leave the line, and refuses who comes when it is long', async () => {
  const { ends, work } = heavyWork();
  const first = inHeavyTurn(work);
  const left = new AbortController();
  const gone = expect(inHeavyTurn(work, left.signal)).rejects.toThrow('left');
  left.abort(new Error('left'));
  await gone;
  await expect(inHeavyTurn(work, left.signal)).rejects.toThrow('left');
  const waiting = Array.from({ length: 20 }, () => inHeavyTurn(async () => 'done'));
  await expect(inHeavyTurn(work)).rejects.toThrow(TooManyRequests);
  ends[0]?.();
  expect(await Promise.all([first, ...waiting])).toHaveLength(21);
  expect(ends).toHaveLength(1);
});
