/** A seeded source of chance: the same seed gives the same values on every machine. */
export interface Random {
  /** In [0, 1). */
  float(): number;
  /** A whole number from min to max, both included. */
  int(min: number, max: number): number;
  /** True with probability p (0 to 1). */
  chance(p: number): boolean;
  /** One element; throws RangeError on an empty list. */
  pick<T>(list: readonly T[]): T;
  /** n different elements in random order (fewer when the list is shorter). */
  pickSome<T>(list: readonly T[], n: number): T[];
  shuffle<T>(list: readonly T[]): T[];
  gaussian(mean?: number, deviation?: number): number;
  /** Heavy-tailed positive number; half the values lie below `median`, `sigma` is the deviation of its logarithm. */
  logNormal(median: number, sigma: number): number;
  /** A source of its own for one part, so that parts do not shift each other's values. */
  fork(label: string): Random;
}

function hash(text: string): number {
  let h = 1779033703 ^ text.length;
  for (const letter of text) {
    h = Math.imul(h ^ (letter.codePointAt(0) ?? 0), 3432918353);
    h = (h << 13) | (h >>> 19);
  }
  h = Math.imul(h ^ (h >>> 16), 2246822507);
  h = Math.imul(h ^ (h >>> 13), 3266489909);
  return (h ^ (h >>> 16)) >>> 0;
}

/** A deterministic source of chance (mulberry32) for demo data; never for anything secret. */
export function createRandom(seed: string): Random {
  let state = hash(seed);
  const float = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number): number => min + Math.floor(float() * (max - min + 1));
  const pick = <T>(list: readonly T[]): T => {
    if (list.length === 0) throw new RangeError('pick from an empty list');
    return list[int(0, list.length - 1)] as T;
  };
  const shuffle = <T>(list: readonly T[]): T[] => {
    const pool = [...list];
    const mixed: T[] = [];
    while (pool.length > 0) mixed.push(...pool.splice(int(0, pool.length - 1), 1));
    return mixed;
  };
  const gaussian = (mean = 0, deviation = 1): number => {
    const radius = Math.sqrt(-2 * Math.log(1 - float()));
    return mean + deviation * radius * Math.cos(2 * Math.PI * float());
  };
  return {
    float,
    int,
    chance: (p) => float() < p,
    pick,
    pickSome: (list, n) => shuffle(list).slice(0, n),
    shuffle,
    gaussian,
    logNormal: (median, sigma) => median * Math.exp(gaussian(0, sigma)),
    fork: (label) => createRandom(`${seed}/${label}`),
  };
}

/** A UUIDv7 whose time is `date` and whose random bits come from `random`. */
export function uuidv7At(random: Random, date: Date): string {
  const hex = (value: number, width: number): string => value.toString(16).padStart(width, '0');
  const time = hex(date.getTime(), 12);
  const tail = hex(0x8000 | random.int(0, 0x3fff), 4);
  const node = hex(random.int(0, 0xffffff), 6) + hex(random.int(0, 0xffffff), 6);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hex(random.int(0, 0xfff), 3)}-${tail}-${node}`;
}
