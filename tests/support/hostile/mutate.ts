import type { Dice } from './dice';
import { hostilePieces, hostileValue } from './values';

type Json = Record<string | number, unknown>;

/** Every place of a value where another could stand. */
function* placesOf(value: unknown): Generator<{ holder: Json; key: string }> {
  if (typeof value !== 'object' || value === null) return;
  for (const [key, inner] of Object.entries(value)) {
    yield { holder: value as Json, key };
    yield* placesOf(inner);
  }
}

const oddKeys = [
  '__proto__',
  'constructor',
  'prototype',
  'toJSON',
  'toString',
  'hasOwnProperty',
  'length',
  '',
  '0',
  'a.b',
  'a[0]',
  '\u0000',
  'x'.repeat(3_000),
];

/** Gives a key of an object its value as JSON.parse does: also `__proto__` is a key of its own. */
function put(holder: object, key: string, value: unknown): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

/** Puts something that does not belong there at one place of a body, and says what. */
export function mutateBody(body: unknown, dice: Dice): string {
  const places = [...placesOf(body)];
  if (places.length === 0 || dice.happens(0.1)) {
    const key = dice.pick(oddKeys);
    if (Array.isArray(body)) body.push(hostileValue(dice));
    else if (typeof body === 'object' && body !== null) put(body, key, hostileValue(dice));
    return `key ${key.slice(0, 20)}`;
  }
  const { holder, key } = dice.pick(places);
  if (dice.happens(0.1)) {
    delete holder[key];
    return `without ${key.slice(0, 20)}`;
  }
  const earlier = holder[key];
  const isLonger = Array.isArray(earlier) && dice.happens(0.4);
  put(holder, key, isLonger ? [...earlier, hostileValue(dice)] : hostileValue(dice));
  return `${key.slice(0, 20)}: ${isLonger ? 'one more entry' : 'another value'}`;
}

/** The same query with something in it that does not belong there. */
export function mutateQuery(query: string, names: readonly string[], dice: Dice): string {
  const parts = query ? query.split('&') : [];
  const name = dice.pick(names.length > 0 ? [...names, 'x'] : ['x', 'page', 'size']).replace('[]', '');
  const spelling = dice.pick(['', '', '[]', '[0]', '[99999999]', '[a]', '[a][b]', '[__proto__]', '.x']);
  const value = dice.happens(0.9) ? dice.pick(hostilePieces) : encodeURIComponent('𠜎'.repeat(300));
  switch (dice.whole(0, 5)) {
    case 0:
      return [...parts, ...parts].join('&');
    case 1:
      return Array.from({ length: 250 }, () => `${name}${spelling}=${value.slice(0, 20)}`).join('&');
    case 2:
      return [...parts.slice(1), `${name}${spelling}`].join('&');
    default: {
      const others = parts.filter((part) => !part.startsWith(`${name}=`));
      return [...others, `${name}${spelling}=${value}`].join('&');
    }
  }
}

/** The same path with one of its parameters replaced, rarely another part of it. */
export function mutatePath(pattern: string, path: string, allIds: readonly string[], dice: Dice): string {
  const parts = path.split('/');
  const parameters = pattern.split('/').flatMap((part, place) => (part.startsWith('{') ? [place] : []));
  const isElsewhere = parameters.length === 0 || dice.happens(0.1);
  const place = isElsewhere ? dice.whole(1, parts.length - 1) : dice.pick(parameters);
  parts[place] = dice.happens(0.3) ? dice.pick(allIds) : dice.pick(hostilePieces);
  if (dice.happens(0.05)) parts.push(dice.pick(hostilePieces));
  if (dice.happens(0.05)) parts.push('');
  return parts.join('/');
}

const oddHeaders: readonly [string, string][] = [
  ['accept-language', 'x'.repeat(5_000)],
  ['accept-language', 'zz;q=NaN,,;,__proto__'],
  ['accept', 'text/event-stream'],
  ['accept', '\u00ff/\u00fe'],
  ['authorization', 'Bearer x.y.z'],
  ['authorization', 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.'],
  ['authorization', 'Basic YTpi'],
  ['authorization', `Bearer ${'a'.repeat(8_000)}`],
  ['authorization', `Bearer khk_${'a'.repeat(43)}`],
  ['cookie', `x=${'y'.repeat(6_000)}; =; __proto__=1; a=%ZZ`],
  ['x-forwarded-for', "1.2.3.4, ::1, x'--, %00"],
  ['x-forwarded-proto', 'javascript'],
  ['x-forwarded-host', 'evil.example/\u00e9'],
  ['host', 'evil.example:99999'],
  ['host', ''],
  ['range', 'bytes=0-,-1,5-2'],
  ['if-none-match', '*'],
  ['if-none-match', 'W/"\u00ff'],
  ['if-modified-since', 'yesterday'],
  ['if-match', '"x"'],
  ['last-event-id', '-1e308'],
  ['last-event-id', '\u00ff'.repeat(300)],
  ['content-encoding', 'gzip'],
  ['content-encoding', 'x'],
  ['user-agent', '\u00ff'.repeat(3_000)],
  ['origin', 'null'],
  ['x-session', 'cookie'],
  ['x-http-method-override', 'DELETE'],
  ['expect', '100-continue'],
  ['prefer', '__proto__'],
  ['x-long', 'x'.repeat(20_000)],
];

/** A header nobody's browser sends. */
export const oddHeader = (dice: Dice): readonly [string, string] => dice.pick(oddHeaders);
