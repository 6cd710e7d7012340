import fc from 'fast-check';
import { expect, it } from 'vitest';
import * as yup from 'yup';
import { postFields } from '../../src/domain/campaigns/postSchema';
import { sowFields } from '../../src/domain/campaigns/sowSchema';
import type { CallInput } from '../../src/domain/input';
import { inputs } from '../../src/domain/inputs';
import { kolSheetSchema } from '../../src/domain/kols/sheet';
import { code, parse } from '../../src/domain/validation';
import { quickCheck } from '../../src/server/quickCheck';

const schemas = {
  SOWs: yup.object({ kol_code: code().required(), ...sowFields }),
  posts: yup.object({ kol_code: code().required(), ...postFields }),
  KOLs: kolSheetSchema,
};
const cell = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(undefined, 5, 1_000, true, 'tiktok', 'post_videos', 'AN1', ' chữ ') },
  fc.constantFrom<unknown>(null, '', -1, 1.5, 1e15, 1e16, Number.NaN, 'true', '12', 'x'.repeat(30_000), false, {}),
  fc.constantFrom<unknown>('https://www.tiktok.com/@a/video/1', 'https://a.vn', '2026-03-01T00:00:00.000Z', 'hôm qua'),
  fc.constantFrom<unknown>([], ['#a', 'a', '##b'], ['', null], ['y'.repeat(101)], [3], new Date(0)),
);
/** What most fields of a good row hold, so that whole rows are good often enough. */
const good = {
  kol_code: 'AN',
  code: 'AN',
  stage_name: 'An',
  fullname: 'An',
  sectors: ['01900000-0000-7000-8000-000000000000'],
  tiktok: ['@an', 'tiktok.com/@binh'],
  tiktok_followers: 5,
  url_post: 'https://tiktok.com/@a/video/1',
  is_online: true,
  social_type: 'tiktok',
  post_format: 'post_videos',
  description: 'mô tả',
  post_count: 2,
  booking_price: 1,
  sale_price: 2,
  is_offline: false,
};

/** What yup makes of it; undefined where it refuses. */
function parsed(schema: yup.Schema<unknown>, input: object): unknown {
  try {
    return parse(schema, input);
  } catch {
    return undefined;
  }
}

it.each(Object.entries(schemas))('answers what yup does, for rows of %s', (_name, schema: yup.Schema<unknown>) => {
  const quick = quickCheck(schema);
  const keys = Object.keys(schema instanceof yup.ObjectSchema ? schema.fields : {});
  let passed = 0;
  const changes = fc.dictionary(fc.constantFrom(...keys, 'unknown'), cell, { maxKeys: 4 });
  fc.assert(
    fc.property(changes, (changed) => {
      const row = { ...good, ...changed };
      const answered = quick(row);
      if (answered !== undefined) passed++;
      expect(answered).toEqual(parsed(schema, row));
    }),
    { numRuns: 3_000, seed: 7 },
  );
  expect(passed).toBeGreaterThan(300);
});

const typed = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.constantFrom('1', '25', 'true', 'active', 'tiktok', 'exact', 'none', '2026-03-01', ' chữ '),
  },
  { weight: 2, arbitrary: fc.constant('01900000-0000-7000-8000-000000000000') },
  fc.constantFrom('', '-1', '1e15', '1e16', 'NaN', 'false', 'x'.repeat(300)),
  fc.constantFrom<unknown>(
    ['active', 'tiktok'],
    ['', ''],
    ['01900000-0000-7000-8000-000000000000'],
    'a,b',
    '\ud800',
    '0',
  ),
);

it('answers what yup does, for the query and the path of every call', () => {
  const asked = Object.entries<CallInput>(inputs).flatMap(([name, { query, params }]) =>
    [query, params].flatMap((schema) => (schema ? [[name, schema] as const] : [])),
  );
  expect(asked.length).toBeGreaterThan(150);
  const passed = new Set<string>();
  for (const [name, schema] of asked) {
    const quick = quickCheck(schema);
    const keys = Object.keys(schema.fields);
    const queries = fc.dictionary(fc.constantFrom(...keys, 'unknown', 'constructor'), typed, { maxKeys: 5 });
    fc.assert(
      fc.property(queries, (query) => {
        const answered = quick(query);
        if (answered === undefined) return;
        passed.add(name);
        expect([name, query, answered]).toEqual([name, query, parsed(schema, query)]);
      }),
      { numRuns: 60, seed: 7 },
    );
  }
  for (const name of ['kolList', 'campaignList', 'kolDetail'] satisfies (keyof typeof inputs)[]) {
    expect([...passed]).toContain(name);
  }
});

it('leaves to yup what it cannot take apart', () => {
  const other = yup.string().when('a', ([a], schema) => (a ? schema.required() : schema));
  const parts: yup.ObjectShape[] = [{ a: yup.number(), b: other }, { a: yup.object({}) }, { a: yup.string().strip() }];
  for (const part of parts) expect(quickCheck(yup.object(part))({ a: 1, b: 'x' })).toBeUndefined();
  const linked = yup.object({ a: yup.number(), b: yup.number().min(yup.ref('a')) });
  expect(quickCheck(linked)({ a: 1, b: 2 })).toBeUndefined();
});
