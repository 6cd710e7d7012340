/** A field as Graph's `fields` asks for it: with modifiers, as in `media.limit(5).after(x){id}`, and fields below. */
export interface Field {
  name: string;
  modifiers: Record<string, string>;
  fields: Field[];
}

/** Reads `fields`, nested as deep as it is; throws on brackets that do not close. */
export function readFields(text: string): Field[] {
  return entriesOf(text).map((entry) => {
    const open = depthZero(entry, '{');
    const head = open < 0 ? entry : entry.slice(0, open);
    const below = open < 0 ? '' : entry.slice(open + 1, -1);
    const [name = '', ...rest] = partsOf(head);
    const modifiers = Object.fromEntries(
      rest.map((part) => {
        const [, key = '', value = ''] = /^(\w+)\((.*)\)$/s.exec(part) ?? [];
        if (!key) throw new SyntaxError(`at ${part}`);
        return [key, value];
      }),
    );
    return { name, modifiers, fields: readFields(below) };
  });
}

const entriesOf = (text: string) =>
  split(text, ',')
    .map((entry) => entry.trim())
    .filter(Boolean);
const partsOf = (head: string) => split(head, '.');

function split(text: string, at: string): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if ('({'.includes(letter)) depth += 1;
    if (')}'.includes(letter)) depth -= 1;
    if (depth < 0) throw new SyntaxError('one bracket too many');
    if (letter === at && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  if (depth !== 0) throw new SyntaxError('a bracket is open');
  return parts;
}

function depthZero(text: string, wanted: string): number {
  let depth = 0;
  for (const [index, letter] of [...text].entries()) {
    if (letter === wanted && depth === 0) return index;
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
  }
  return -1;
}
