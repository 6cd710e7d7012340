import { describe, expect, it } from 'vitest';
import type { Change } from '../../src/server/db/changes';
import type { Listener } from '../../src/server/db/listener';
import { UntilChanged } from '../../src/server/untilChanged';

function remembering(capacity = 10, keeps?: (value: string) => boolean) {
  let hear: (message: string | null) => void = () => {};
  const listener: Listener = {
    on: (_, heard) => {
      hear = heard;
      return () => {};
    },
    close: async () => {},
  };
  const values = new UntilChanged<string>(listener, { sources: ['kols'], lifetime: 60_000, capacity, keeps });
  const made: string[] = [];
  const get = (key: string, value: string | Promise<string> = key) =>
    values.get(key, async () => {
      made.push(key);
      return value;
    });
  const say = (...changes: Change[]) => hear(JSON.stringify(changes));
  return { values, made, get, say, lose: () => hear(null) };
}

describe('what is remembered until it changes', () => {
  it('is made once, for all who ask meanwhile as well', async () => {
    const { made, get } = remembering();
    await Promise.all([get('a'), get('a'), get('b')]);
    expect(await get('a')).toBe('a');
    expect(made).toEqual(['a', 'b']);
  });

  it('is made anew once something it is made of was written, or may have been', async () => {
    const { made, get, say, lose } = remembering();
    await get('a');
    say(['users', '1'], ['campaigns']);
    await get('a');
    expect(made).toHaveLength(1);
    say(['users'], ['kols', '1']);
    await get('a');
    expect(made).toHaveLength(2);
    lose();
    await get('a');
    expect(made).toHaveLength(3);
  });

  it('is not what was begun before the change', async () => {
    const { get, say } = remembering();
    let end = (_: string) => {};
    const old = get(
      'a',
      new Promise<string>((resolve) => {
        end = resolve;
      }),
    );
    say(['kols']);
    const fresh = get('a', 'fresh');
    end('old');
    expect([await old, await fresh, await get('a', 'never')]).toEqual(['old', 'fresh', 'fresh']);
  });

  it('is never more than so many values, nor one that is not worth it or was not made', async () => {
    const { made, get } = remembering(3, (value) => value !== 'no');
    for (let number = 0; number < 1_000; number++) await get(`${number}`);
    made.length = 0;
    for (let number = 999; number >= 990; number--) await get(`${number}`);
    expect(made).toEqual(['996', '995', '994', '993', '992', '991', '990']);
    await get('x', 'no');
    await expect(get('y', Promise.reject(new Error('lost')))).rejects.toThrow('lost');
    made.length = 0;
    await get('x');
    await get('y');
    expect(made).toEqual(['x', 'y']);
  });

  it('takes along what is made of it', async () => {
    const { values, get, say } = remembering();
    const pages = remembering();
    values.feeds(pages.values);
    await get('a');
    await pages.get('page');
    say(['kols']);
    await pages.get('page');
    expect(pages.made).toEqual(['page', 'page']);
  });
});
