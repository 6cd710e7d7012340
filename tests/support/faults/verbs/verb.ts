import type { Answer, Sent } from '../call';
import type { Stage } from '../stage';

/** A write the load makes: what is sent, and the keys its effects are found again by. */
export interface Write {
  keys: readonly string[];
  sent: Sent;
  /**
   * Whether a client that was never answered may send it again: its key can be taken once only, so that what the codes
   * of `taken` refuse is there already.
   */
  again?: { taken: readonly string[] };
  /** Which of the keys an answer says to be done, where that is not all or none. */
  done?(answer: Answer): readonly string[];
}

/** What is found of a key once everything is quiet. */
export interface Found {
  times: number;
  /** What belongs to it and is not there, or is there although the write is not. */
  lacks: string[];
  /** Kept for a person to decide on, as nobody can know whether it happened. */
  held?: boolean;
}

/** A kind of write. */
export interface Verb {
  name: string;
  /** How often the load chooses it, beside the others. */
  weight: number;
  /** Milliseconds between two of them at least. */
  apart?: number;
  /** Prepares a write; null where there is nothing yet to do it on. */
  prepare(stage: Stage): Promise<Write | null>;
  /** What of these keys is in database and file store. */
  look(stage: Stage, keys: readonly string[]): Promise<Map<string, Found>>;
}

/** A verb whose effects one statement finds: of `$1::text[]` rows `key`, `times`, and how many of each part there are. */
export async function lookBy(
  stage: Stage,
  keys: readonly string[],
  statement: string,
  wanted: Record<string, number>,
): Promise<Map<string, Found>> {
  const { rows } = await stage.pool.query<Record<string, string | number>>(statement, [keys]);
  return new Map(
    rows.map((row) => {
      const times = Number(row.times);
      const lacks = Object.entries(wanted).flatMap(([part, each]) =>
        Number(row[part]) === each * times ? [] : [`${part}: ${row[part]} of ${each * times}`],
      );
      return [String(row.key), { times, lacks }];
    }),
  );
}

let made = 0;
const run = Date.now().toString(36);

/** A word no other write has: letters and digits. */
export function word(): string {
  made += 1;
  return `f${run}${made.toString(36).padStart(4, '0')}`;
}

/** Counts the entries of the trail of one record, as a statement. */
export const traces = (entity: string, id: string, action = 'create') =>
  `select count(*) from audit_log a where a.entity = '${entity}' and a.action = '${action}' and a.entity_id = ${id}`;
