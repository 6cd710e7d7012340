import type { Clock } from './clock';

/** What a network allows: units a day that ends at midnight Pacific, or within so many milliseconds. */
export interface Allowance {
  units: number;
  window: 'day' | number;
}

/** What was asked of a network so far. */
export interface Count {
  calls: number;
  units: number;
  refused: number;
  allowance: number | null;
  window: string;
  /** The most that was asked for in any window, by whoever asked most; above the allowance something was refused. */
  most: number;
  paths: Record<string, { calls: number; units: number }>;
}

export interface Tally {
  /** Takes units of the budget `of` a network, for one of those it counts apart (`whose`), if they are left. */
  take(of: string, path: string, units: number, whose?: string): { granted: boolean; used: number; allowed: number };
  stats(): Record<string, Count>;
}

interface Window {
  spent: { at: number; day: string; units: number }[];
}

const pacific = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Los_Angeles', dateStyle: 'short' });

/** The day YouTube's quota belongs to. */
const pacificDay = (date: Date) => pacific.format(date);

export function createTally(allowances: Record<string, Allowance>, clock: Clock): Tally {
  const counts: Record<string, Count> = {};
  const windows = new Map<string, Window>();

  function countOf(of: string): Count {
    const allowance = allowances[of];
    counts[of] ??= {
      calls: 0,
      units: 0,
      refused: 0,
      allowance: allowance?.units ?? null,
      window: allowance ? named(allowance.window) : 'none',
      most: 0,
      paths: {},
    };
    return counts[of];
  }

  function usedOf(key: string, { window }: Allowance): Window {
    const now = clock.now();
    const today = pacificDay(now);
    const kept = windows.get(key) ?? { spent: [] };
    const from = kept.spent.findIndex(({ at, day }) =>
      window === 'day' ? day === today : at > now.getTime() - window && at <= now.getTime(),
    );
    kept.spent = from < 0 ? [] : from > 0 ? kept.spent.slice(from) : kept.spent;
    windows.set(key, kept);
    return kept;
  }

  return {
    take(of, path, units, whose = '') {
      const count = countOf(of);
      count.paths[path] ??= { calls: 0, units: 0 };
      const at = count.paths[path];
      const allowance = allowances[of];
      const kept = allowance && usedOf(`${of}:${whose}`, allowance);
      const used = kept ? kept.spent.reduce((sum, one) => sum + one.units, 0) : 0;
      const granted = !allowance || used + units <= allowance.units;
      const now = clock.now();
      count.calls += 1;
      at.calls += 1;
      count.most = Math.max(count.most, used + units);
      if (!granted) count.refused += 1;
      else {
        count.units += units;
        at.units += units;
        kept?.spent.push({ at: now.getTime(), day: pacificDay(now), units });
      }
      return { granted, used: granted ? used + units : used, allowed: allowance?.units ?? Number.POSITIVE_INFINITY };
    },
    stats: () => structuredClone(counts),
  };
}

const named = (window: Allowance['window']) => (window === 'day' ? 'day, Pacific' : `${window / 60_000} min`);
