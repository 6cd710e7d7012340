import { expect, it } from 'vitest';
import { LongAnswer } from '../../src/server/http/longAnswer';

it('a long answer is the JSON of its value', async () => {
  const items = Array.from({ length: 1_001 }, (_, index) => ({ index, none: undefined, text: 'ế"\n' }));
  for (const value of [
    {},
    { data: { items, total: 1, none: undefined }, few: [undefined, null] },
    { a: new Date(0) },
  ]) {
    const written = await new LongAnswer(value).stream().toArray();
    expect(Buffer.concat(written).toString()).toBe(JSON.stringify(value));
  }
});
