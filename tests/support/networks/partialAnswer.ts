/** Fields of an answer that Google's `fields` names: what stands below each; null is all of it. */
type Mask = Map<string, Mask | null>;

/** The part of an answer that `fields` names, as in `items(id,snippet/title),nextPageToken`. */
export function picked(answer: unknown, fields: string | null): unknown {
  return fields ? cut(answer, maskOf(fields)) : answer;
}

function cut(value: unknown, mask: Mask | null): unknown {
  if (mask === null || typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one) => cut(one, mask));
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, inner]) => {
      const below = mask.has(name) ? mask.get(name) : mask.get('*');
      return below === undefined ? [] : [[name, cut(inner, below)]];
    }),
  );
}

function maskOf(fields: string): Mask {
  const mask: Mask = new Map();
  for (const field of topLevel(fields)) {
    const [, path = '', group] = /^([^(]*)(?:\((.*)\))?$/s.exec(field) ?? [];
    lay(mask, path.split('/').filter(Boolean), group === undefined ? null : maskOf(group));
  }
  return mask;
}

function lay(mask: Mask, [name, ...rest]: string[], last: Mask | null): void {
  if (name === undefined) return;
  if (rest.length === 0) {
    mask.set(name, last);
    return;
  }
  const below = mask.get(name) ?? new Map();
  mask.set(name, below);
  lay(below, rest, last);
}

/** A list's entries, commas within parentheses left alone. */
function topLevel(list: string): string[] {
  const entries = [''];
  let depth = 0;
  for (const letter of list) {
    if (letter === ',' && depth === 0) entries.push('');
    else {
      if (letter === '(') depth += 1;
      if (letter === ')') depth -= 1;
      entries[entries.length - 1] += letter;
    }
  }
  return entries.map((entry) => entry.trim()).filter(Boolean);
}
