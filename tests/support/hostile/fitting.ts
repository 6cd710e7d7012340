import type { JsonSchema } from '../../../src/server/http/openapi/schemas';
import type { Dice } from './dice';

/** Ids of what is there: by table, as the database has them. */
export type Ids = Readonly<Record<string, readonly string[]>>;

/** Which table the ids of a field or of a path stand in, by its name. */
const tables: [RegExp, string][] = [
  [/brand/i, 'brands'],
  [/customer|object_?id/i, 'customers'],
  [/kol/i, 'kols'],
  [/campaign/i, 'campaigns'],
  [/manager|supervisor|executive|internal|user|person|actor|recipient/i, 'users'],
  [/role/i, 'roles'],
  [/lang/i, 'languages'],
  [/sow/i, 'sows'],
  [/channel|found|postId/i, 'channel_posts'],
  [/post/i, 'campaign_posts'],
  [/sector|category_sectors/i, 'sectors'],
  [/categor/i, 'hashtag_categories'],
  [/snapshot/i, 'report_snapshots'],
  [/department/i, 'departments'],
  [/studio/i, 'studios'],
  [/request_(kols)/i, 'kols'],
  [/request/i, 'campaign_requests'],
  [/social|replaces/i, 'socials'],
  [/import/i, 'import_runs'],
  [/job/i, 'jobs'],
  [/file|image|avatar|logo|photo|doc|picture|evidence|thumbnail/i, 'media_files'],
];

/** An id of what a field of this name refers to. */
export function idFor(name: string, ids: Ids, dice: Dice): string {
  const table = tables.find(([pattern]) => pattern.test(name))?.[1];
  const all = Object.values(ids).flat();
  const own = ids[table ?? ''] ?? [];
  return dice.pick(own.length > 0 ? own : all);
}

const texts = [
  'Văn bản',
  'x1',
  '0912345678',
  'https://example.com/a',
  '123456',
  'VN',
  '🇻🇳',
  'vi',
  'none',
  'a.b',
  '2026-03-05',
];

const isId = (pattern: unknown) => typeof pattern === 'string' && pattern.includes('[0-9a-f]{8}');

/** A value that a schema of the document takes, as far as the schema and the field's name say. */
export function fitting(schema: JsonSchema, name: string, ids: Ids, dice: Dice): unknown {
  const forms = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (forms) return fitting(dice.pick(forms), name, ids, dice);
  if ('const' in schema) return schema.const;
  if (Array.isArray(schema.enum)) return dice.pick(schema.enum as unknown[]);
  const types = [schema.type ?? 'object'].flat() as string[];
  const type = types.find((one) => one !== 'null');
  if (types.includes('null') && dice.happens(0.15)) return null;
  if (type === 'object') return fittingObject(schema, ids, dice);
  if (type === 'array') {
    const { minItems = 1, maxItems = 2 } = schema as { minItems?: number; maxItems?: number };
    const count = dice.whole(Math.min(minItems, maxItems), Math.min(Math.max(minItems, 2), maxItems));
    return Array.from({ length: count }, () => fitting(schema.items ?? {}, name, ids, dice));
  }
  if (type === 'boolean') return dice.happens(0.5);
  if (type === 'integer' || type === 'number') {
    const { minimum = 1, maximum = 1_000 } = schema as { minimum?: number; maximum?: number };
    return dice.whole(Math.max(minimum, 0), Math.min(maximum, minimum + 1_000));
  }
  return fittingText(schema, name, ids, dice);
}

function fittingText(schema: JsonSchema, name: string, ids: Ids, dice: Dice): string {
  const { pattern, format, maxLength = 200 } = schema as { pattern?: string; format?: string; maxLength?: number };
  if (isId(pattern)) return idFor(name, ids, dice);
  if (format === 'date') return dice.pick(['2026-01-01', '2026-03-05', '2026-12-31']);
  if (format === 'date-time' || /_time$/.test(name)) return '2026-03-05T10:00:00.000Z';
  const number = dice.whole(1, 999_999_999);
  if (format === 'email' || /email|username|user_name/.test(name)) return `x${number}@example.test`;
  if (/url|website|link/i.test(name)) return `https://example.com/${number}`;
  if (/avatar|image|logo|photo|evidence|thumbnail|docs|files/.test(name)) return idFor('file', ids, dice);
  if (/phone/.test(name)) return '0912345678';
  if (/password/.test(name)) return `Thuoc-Do&${number}`;
  const own = /^(code|group_code|slug|tax_number)$/.test(name) ? `X${number}` : `Văn bản ${number}`;
  const fits = pattern ? new RegExp(pattern, 'u') : /^/;
  return ([own, ...texts].find((text) => fits.test(text)) ?? own).slice(0, maxLength);
}

function fittingObject(schema: JsonSchema, ids: Ids, dice: Dice): unknown {
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, inner]) => {
      const share = required.includes(field) ? 1 : field === 'version' ? 0.1 : 0.6;
      return dice.happens(share) ? [[field, fitting(inner, field, ids, dice)]] : [];
    }),
  );
}
