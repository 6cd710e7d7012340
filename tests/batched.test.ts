import { expect, it } from 'vitest';
import { Batched } from '../src/server/batched';

/** Readings that end when told, and what each was asked. */
function held() {
  const readings: { keys: string[]; end(): void; fail(error: Error): void }[] = [];
  const batched = new Batched<string>(
    (keys) =>
      new Promise((resolve, reject) => {
        const end = () => resolve(new Map(keys.filter((key) => key !== 'none').map((key) => [key, `${key}!`])));
        readings.push({ keys, end, fail: reject });
      }),
    2,
  );
  return { readings, batched };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('answers from a reading that began after the question, once for all who ask meanwhile', async () => {
  const { readings, batched } = held();
  const first = batched.ask('a');
  const second = batched.ask('a');
  const later = [batched.ask('a'), batched.ask('b'), batched.ask('b'), batched.ask('none')];
  expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['a']]);
  readings[0]?.end();
  expect(await first).toBe('a!');
  await settled();
  expect(readings.map(({ keys }) => keys)).toEqual([['a'], ['a'], ['a', 'b', 'none']]);
  readings[2]?.end();
  expect(await Promise.all(later)).toEqual(['a!', 'b!', 'b!', undefined]);
  readings[1]?.end();
  expect(await second).toBe('a!');
});

it('goes on beside a reading that hangs, and after one that failed for those alone who asked it', async () => {
  const { readings, batched } = held();
  const hangs = batched.ask('hangs');
  const fails = batched.ask('fails');
  const waits = batched.ask('waits');
  readings[1]?.fail(new Error('lost'));
  await expect(fails).rejects.toThrow('lost');
  await settled();
  readings[2]?.end();
  expect(await waits).toBe('waits!');
  readings[0]?.end();
  expect(await hangs).toBe('hangs!');
});
