import type { JsonSchema } from '../../../src/server/http/openapi/schemas';
import type { Dice } from './dice';
import { fitting, type Ids } from './fitting';

/** Bytes of files a form may carry, by what they are. */
export type Samples = Readonly<Record<'picture' | 'workbook' | 'pdf', Buffer>>;

interface Part {
  name: string;
  value: Buffer;
  filename?: string;
}

interface FormOf {
  schema: JsonSchema;
  ids: Ids;
  samples: Samples;
  kind: keyof Samples;
}

/** The parts of a form that a schema of the document takes. */
function fittingForm({ schema, ids, samples, kind }: FormOf, dice: Dice): Part[] {
  const { properties = {}, required = [] } = schema;
  return Object.entries(properties).flatMap(([name, inner]): Part[] => {
    if (!required.includes(name) && !dice.happens(0.6)) return [];
    if (isFile(inner)) return [{ name, value: samples[kind], filename: `x.${kind === 'picture' ? 'png' : 'xlsx'}` }];
    const value = fitting(inner, name, ids, dice);
    const entries = Array.isArray(value) ? value : [value];
    return entries
      .filter((entry) => entry !== null)
      .map((entry) => ({
        name,
        value: Buffer.from(typeof entry === 'object' ? JSON.stringify(entry) : String(entry)),
      }));
  });
}

const isFile = (schema: JsonSchema): boolean =>
  schema.format === 'binary' ||
  (schema.items ? isFile(schema.items) : false) ||
  ((schema.anyOf as JsonSchema[] | undefined)?.some(isFile) ?? false);

const names = [
  '__proto__',
  'toJSON',
  'constructor',
  'a[b][c][0]',
  'file[]',
  'file[0]',
  'file',
  '',
  '\u0000',
  'x'.repeat(500),
];
const filenames = ['../../x.png', 'x\u0000.png', 'x'.repeat(3_000), '', 'ảnh "x".xlsx', 'x.svg', 'x.csv', 'con.xlsx'];

function mutateParts(parts: Part[], samples: Samples, dice: Dice): Part[] {
  const place = dice.whole(0, Math.max(parts.length - 1, 0));
  const one = parts[place] ?? { name: 'file', value: samples.picture, filename: 'x.png' };
  const others = parts.filter((part) => part !== one);
  const value = dice.pick([
    Buffer.alloc(0),
    Buffer.from('x'),
    Buffer.from([0xff, 0xfe, 0x00, 0xd8]),
    Buffer.from('{"a":{"__proto__":1}}'),
    Buffer.from('PK\u0003\u0004'),
    Buffer.from('<svg onload="x"/>'),
    Buffer.alloc(200_000, 'x'),
    samples.picture,
    samples.workbook.subarray(0, samples.workbook.length / 2),
    samples.workbook,
    samples.pdf,
  ]);
  switch (dice.whole(0, 4)) {
    case 0:
      return [...others, { ...one, value }];
    case 1:
      return [...parts, { ...one, name: dice.pick(names) }];
    case 2:
      return [
        ...parts,
        ...Array.from({ length: dice.pick([1, 30, 5_000]) }, () => ({ ...one, value: Buffer.from('1') })),
      ];
    case 3:
      return [...others, { ...one, value, filename: dice.pick(filenames) }];
    default:
      return others;
  }
}

/** A form as bytes with its content type: as it should be, or broken in one of the ways that have found something. */
export function formBytes(form: FormOf, isBroken: boolean, dice: Dice): { body: Buffer; type: string; what: string } {
  const good = fittingForm(form, dice);
  const way = isBroken
    ? dice.pick(['parts', 'parts', 'parts', 'no boundary', 'cut off', 'other boundary', 'no end'])
    : '';
  const bytes = encode(way === 'parts' ? mutateParts(good, form.samples, dice) : good);
  const type = 'multipart/form-data; boundary=x';
  switch (way) {
    case 'no boundary':
      return { body: bytes, type: dice.pick(['multipart/form-data', 'multipart/form-data; boundary=']), what: way };
    case 'cut off':
      return { body: bytes.subarray(0, dice.whole(0, bytes.length)), type, what: way };
    case 'other boundary':
      return { body: bytes, type: 'multipart/form-data; boundary=yyy', what: way };
    case 'no end':
      return { body: bytes.subarray(0, -7), type, what: way };
    default:
      return { body: bytes, type, what: way && `form: ${way}` };
  }
}

function encode(parts: readonly Part[]): Buffer {
  const head = ({ name, filename }: Part) => {
    const file = filename === undefined ? '' : `; filename="${filename.replaceAll('"', '%22')}"`;
    return `--x\r\ncontent-disposition: form-data; name="${name}"${file}\r\n\r\n`;
  };
  const pieces = parts.flatMap((part) => [Buffer.from(head(part)), part.value, Buffer.from('\r\n')]);
  return Buffer.concat([...pieces, Buffer.from('--x--\r\n')]);
}
