/** Chances of one request: the same seed and number always give the same ones, in the order they are asked for. */
export interface Dice {
  /** From 0 to below 1. */
  fraction(): number;
  /** A whole number, both ends included. */
  whole(min: number, max: number): number;
  /** Whether it happens, at this chance. */
  happens(chance: number): boolean;
  pick<T>(list: readonly T[]): T;
}

/** The dice of a request, by the run's seed and the request's number (splitmix32). */
export function diceOf(seed: number, index: number): Dice {
  let state = (seed ^ Math.imul(index + 1, 0x9e3779b9)) >>> 0;
  const fraction = () => {
    state = (state + 0x9e3779b9) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 16), 0x21f0aaad);
    mixed = Math.imul(mixed ^ (mixed >>> 15), 0x735a2d97);
    return ((mixed ^ (mixed >>> 15)) >>> 0) / 2 ** 32;
  };
  const whole = (min: number, max: number) => min + Math.floor(fraction() * (max - min + 1));
  return {
    fraction,
    whole,
    happens: (chance) => fraction() < chance,
    pick: <T>(list: readonly T[]) => list[whole(0, list.length - 1)] as T,
  };
}
