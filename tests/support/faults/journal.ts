/** What the client knows of a write: told that it happened, told that it did not, or never told. */
export type Outcome = 'acknowledged' | 'refused' | 'unknown';

/** One write of the load, by the key it is found again by. */
export interface Entry {
  verb: string;
  key: string;
  outcome: Outcome;
  /** What refused it: a status and a code. */
  why?: string;
}

/** Every write of one fault, and the moments something was broken; kept in the memory of the suite, which nothing breaks. */
export class Journal {
  readonly entries: Entry[] = [];
  /** When the product was broken, and milliseconds until it acknowledged a write again. */
  readonly breaks: { at: number; back: number | null }[] = [];

  note(entry: Entry): void {
    this.entries.push(entry);
  }

  keysOf(verb: string): string[] {
    return this.entries.filter((entry) => entry.verb === verb).map(({ key }) => key);
  }

  /** Keys of the writes of a verb the client was told to have happened. */
  acknowledged(verb: string): string[] {
    return this.entries.filter((one) => one.verb === verb && one.outcome === 'acknowledged').map(({ key }) => key);
  }
}
