import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { Mark } from '../src/server/mark';

it('is borne by a piece of work and all it calls, by nothing beside it, and by the longer of two to its end', async () => {
  const mark = new Mark();
  const seen: boolean[] = [];
  const work = async (ms: number) => {
    await sleep(ms);
    seen.push(mark.isBorne);
    return ms;
  };
  const beside = work(5);
  const all = [mark.bear(() => work(1)), mark.bear(() => work(20))];
  expect(mark.isBorne).toBe(false);
  expect(await Promise.all([...all, beside])).toEqual([1, 20, 5]);
  expect(seen).toEqual([true, false, true]);
  await expect(mark.bear(() => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(mark.isBorne).toBe(false);
  expect(await mark.bear(async () => mark.isBorne)).toBe(true);
});

it('is the only use of what makes every promise dearer', () => {
  const files = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((file) => /\.tsx?$/.test(file));
  const using = files.filter((file) => readFileSync(join('src', file), 'utf8').includes("from 'node:async_hooks'"));
  expect(using).toEqual(['server/mark.ts']);
});
