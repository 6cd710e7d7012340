import type { Tally, Verdict } from './verdict';

/** What a fault came to. */
export interface Result {
  name: string;
  /** How often it was done. */
  times: number;
  verdict: Verdict | null;
  /** Milliseconds until the product was back, each time; null: it was not. */
  back: readonly (number | null)[];
  /** Milliseconds it may take; ten seconds where none are said. */
  within?: number;
  /** What is wrong, in words. */
  findings: readonly string[];
  /** What was seen that is worth a line and is not wrong. */
  notes?: readonly string[];
  /** Why it could not be tried on this machine. */
  notTried?: string;
}

/** The product has to be back by itself within this. */
const backWithin = 10_000;
const widest = 44;
const columns = ['acknowledged', 'unknown', 'refused', 'found', 'lost', 'doubled', 'half'] as const;

/** What is wrong with a fault's result, in words; nothing where it passed. */
export function wrongIn({ findings, back, within = backWithin }: Result): string[] {
  const late = back.filter((ms) => ms === null || ms > within);
  return [...findings, ...(late.length > 0 ? [`not back within ${within / 1000} s: ${late.length} times`] : [])];
}

export function header(): string {
  const names = ['acknowl.', 'unknown', 'refused', 'found', 'lost', 'doubled', 'half'];
  return `${'fault'.padEnd(widest)}${['times', ...names, 'back p50', 'max s'].map((name) => name.padStart(9)).join('')}`;
}

/** A fault as one line, and what is wrong with it below. */
export function line(result: Result, verbose = false): string {
  const { name, times, verdict, back, notTried, notes = [] } = result;
  if (notTried) return `${name.padEnd(widest)} not tried: ${notTried}`;
  const counts = verdict ? columns.map((column) => verdict.total[column]) : columns.map(() => '–');
  const text = `${name.padEnd(widest)}${[times, ...counts, ...recovery(back)].map((cell) => String(cell).padStart(9)).join('')}`;
  const wrong = wrongIn(result);
  const shown = wrong.slice(0, 25).map((finding) => `  WRONG: ${finding}`);
  const more = wrong.length > shown.length ? [`  … and ${wrong.length - shown.length} more`] : [];
  const clicks = verdict?.forgivenClicks
    ? [`  clicks of the last second before a kill, lost: ${verdict.forgivenClicks}`]
    : [];
  const held = verdict?.total.held ? [`  mails nobody can know about, kept for a person: ${verdict.total.held}`] : [];
  const verbs = verbose && verdict ? [...verdict.perVerb].map(([verb, tally]) => verbLine(verb, tally)) : [];
  return [text, ...verbs, ...clicks, ...held, ...notes.map((note) => `  ${note}`), ...shown, ...more].join('\n');
}

function verbLine(verb: string, tally: Tally): string {
  const cells = ['', ...columns.map((column) => tally[column])];
  return `${`  ${verb}`.padEnd(widest)}${cells.map((cell) => String(cell).padStart(9)).join('')}`;
}

function recovery(back: readonly (number | null)[]): string[] {
  if (back.length === 0) return ['–', '–'];
  const times = back.map((ms) => ms ?? Number.POSITIVE_INFINITY).sort((a, b) => a - b);
  const middle = times[Math.floor(times.length / 2)] ?? Number.NaN;
  return [middle, times.at(-1) ?? Number.NaN].map((ms) => (ms / 1000).toFixed(1));
}
