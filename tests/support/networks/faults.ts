/** How a request goes wrong. `cut` and `malformed` happen on the way back: what was asked for was done. */
export type FaultKind = 'slow' | 'cut' | '500' | 'malformed' | 'redirect' | 'huge' | 'html' | '429' | 'error';

export interface Fault {
  /** A part of the path with its query, or what it must look like. */
  match: string | RegExp;
  kind: FaultKind;
  /** How often; once where nothing is said. */
  times?: number;
  /** How long `slow` waits, and what `429` says in Retry-After. */
  seconds?: number;
  /** Where `redirect` leads. */
  location?: string;
  /** The code of Meta's error and its subcode (`error`). */
  code?: number;
  subcode?: number;
  /** What it says instead of the usual. */
  message?: string;
}

export interface Faults {
  add(fault: Fault): void;
  clear(): void;
  /** The fault that this request meets, which is used up by it. */
  meet(address: string): Fault | null;
}

export function createFaults(): Faults {
  let waiting: (Fault & { left: number })[] = [];
  const fits = ({ match }: Fault, address: string) =>
    typeof match === 'string' ? address.includes(match) : match.test(address);
  return {
    add: (fault) => {
      waiting.push({ ...fault, left: fault.times ?? 1 });
    },
    clear: () => {
      waiting = [];
    },
    meet: (address) => {
      const met = waiting.find((fault) => fits(fault, address));
      if (!met) return null;
      met.left -= 1;
      if (met.left <= 0) waiting = waiting.filter((fault) => fault !== met);
      return met;
    },
  };
}
