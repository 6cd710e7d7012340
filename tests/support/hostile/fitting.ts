import type { JsonSchema } from '../../../src/server/http/openapi/schemas';
import type { Dice } from './dice';

/** Ids of what is there: by table, as the database has them. */
export type Ids = Readonly<Record<string, readonly string[]>>;

/** Which table the ids of a field or of a path stand in, by its name; the first that fits. */
const tables: [RegExp, string][] = [
  [/sow/i, 'sows'],
  [/post-content/, 'campaign_post_contents'],
  [/channel|postId|social\/posts/, 'channel_posts'],
  [/acceptance/, 'campaign_acceptances'],
  [/post_id|campaigns\/(update-)?post\//, 'campaign_posts'],
  [/request_kols/, 'kols'],
  [/request_id|campaigns\/request/, 'campaign_requests'],
  [/snapshot/, 'report_snapshots'],
  [/report-links/, 'report_links'],
  [/shortener/, 'shorteners'],
  [/representative|recipient/, 'colleagues'],
  [/translateId/, 'translations'],
  [/translations\/|keyword/, 'translation_keywords'],
  [/department/, 'departments'],
  [/studio/, 'studios'],
  [/sync/, 'sync_times'],
  [/sessions/, 'sessions'],
  [/role/, 'roles'],
  [/lang/, 'languages'],
  [/categories\/|category$/, 'hashtag_categories'],
  [/sector/, 'sectors'],
  [/download/, 'collect_orders'],
  [/versions/, 'intro_page_versions'],
  [/import/, 'import_runs'],
  [/job_ids/, 'jobs'],
  [/doc|files/, 'documents'],
  [/file|media|image|avatar|logo|photo|evidence|thumbnail/, 'pictures'],
  [/^social_id|\/social\/|replaces/, 'socials'],
  [/brand/i, 'brands'],
  [/customer|object_?id/i, 'customers'],
  [/kol/i, 'kols'],
  [/campaign/i, 'campaigns'],
  [/manager|supervisor|executive|internal|user|person|actor/i, 'users'],
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
  return fittingAs({ ids, dice, share: dice.pick([0.1, 0.6, 1, 1]) }, schema, name);
}

/** How much of what may be left out is there. */
interface Making {
  ids: Ids;
  dice: Dice;
  share: number;
}

function fittingAs(making: Making, schema: JsonSchema, name: string): unknown {
  const { ids, dice, share } = making;
  const forms = (schema.anyOf ?? schema.oneOf) as JsonSchema[] | undefined;
  if (forms) return fittingAs(making, dice.pick(forms), name);
  if ('const' in schema) return schema.const;
  const words = schema.enum as unknown[] | undefined;
  if (words) return dice.happens(0.3) ? words[0] : dice.pick(words);
  const types = [schema.type ?? 'object'].flat() as string[];
  const type = types.find((one) => one !== 'null');
  if (types.includes('null') && share < 1 && dice.happens(0.2)) return null;
  switch (type) {
    case 'object':
      return fittingObject(making, schema);
    case 'array':
      return fittingList(making, schema, name);
    case 'boolean':
      return dice.happens(0.7);
    case 'integer':
    case 'number':
      return fittingNumber(schema, name, dice);
    default:
      return fittingText(schema, name, ids, dice);
  }
}

function fittingList(making: Making, schema: JsonSchema, name: string): unknown[] {
  const { minItems = 1, maxItems = 2 } = schema as { minItems?: number; maxItems?: number };
  const most = Math.min(Math.max(minItems, 2), maxItems);
  const count = making.dice.whole(Math.min(minItems, most), most);
  return Array.from({ length: count }, () => fittingAs(making, schema.items ?? {}, name));
}

function fittingNumber(schema: JsonSchema, name: string, dice: Dice): number {
  const { minimum = 1, maximum = 2_000 } = schema as { minimum?: number; maximum?: number };
  const from = /_to$|^max/.test(name) ? 1_000 : minimum;
  return dice.whole(Math.min(Math.max(from, 0), maximum), Math.min(maximum, from + 999));
}

function dayOf(name: string): string {
  if (/birth/.test(name)) return '1990-03-05';
  return /end|to$/.test(name) ? '2026-12-31' : '2026-03-05';
}

function fittingText(schema: JsonSchema, name: string, ids: Ids, dice: Dice): string {
  const { pattern, format, maxLength = 200 } = schema as { pattern?: string; format?: string; maxLength?: number };
  if (isId(pattern)) return idFor(name, ids, dice);
  if (format === 'date' || /birthdate/.test(name)) return dayOf(name);
  if (format === 'date-time' || /expires/.test(name)) return '2027-06-01T10:00:00.000Z';
  if (/_time$/.test(name)) return '2026-03-05T10:00:00.000Z';
  const number = dice.whole(1, 999_999_999);
  if (format === 'email' || /email|username|user_name/.test(name)) {
    return dice.happens(0.3) ? dice.pick(ids.usernames ?? ['']) : `x${number}@example.test`;
  }
  if (name === 'url_post') return `https://www.facebook.com/permalink.php?story_fbid=${number}&id=100000000000001`;
  if (name === 'url') return dice.pick([`https://www.facebook.com/x${number}`, `https://example.com/${number}`]);
  if (/url|website|link/i.test(name)) return `https://example.com/${number}`;
  if (/avatar|image|logo|photo|evidence|thumbnail|docs|files/.test(name)) return idFor(name, ids, dice);
  if (/phone/.test(name)) return '0912345678';
  if (/password/.test(name)) return 'Thuoc-Do&Suong71';
  const own = /^(code|group_code|slug|tax_number|tag|hashtags?)$/.test(name) ? `x${number}` : `Văn bản ${number}`;
  const fits = pattern ? new RegExp(pattern, 'u') : /^/;
  return ([own, ...texts].find((text) => fits.test(text)) ?? own).slice(0, maxLength);
}

function fittingObject(making: Making, schema: JsonSchema): unknown {
  const { properties = {}, required = [] } = schema;
  return Object.fromEntries(
    Object.entries(properties).flatMap(([field, inner]) => {
      const share = required.includes(field) ? 1 : field === 'version' ? 0.1 : making.share;
      return making.dice.happens(share) ? [[field, fittingAs(making, inner, field)]] : [];
    }),
  );
}
