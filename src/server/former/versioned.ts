import type { VersionedKind } from '../../domain/versions/rules';
import type { Fields } from '../approvals/approvable';
import type { Changes } from '../audit/changes';
import type { SignedCtx } from '../context';

/** A record that was locked: as it is. */
export interface Current<F extends Fields> {
  id: string;
  version: number;
  fields: F;
}

/** What a kind of record does itself when a former state is looked at or taken back; the rest is the same for all. */
export interface Versioned<F extends Fields, R extends Current<F>> {
  kind: VersionedKind;
  /** The record, locked. @throws AppError where it is not there, or not this viewer's to change */
  lock(tx: SignedCtx, id: string): Promise<R>;
  /** Whether a record is over, so that `write` refuses; of most kinds none ever is. */
  isFinal?(record: R): boolean;
  /**
   * Fields the trail has otherwise than they are stored, as they were before its later entries, newest first: those
   * that differ from now, and what of them is gone.
   */
  translate(
    tx: SignedCtx,
    now: F,
    later: readonly Changes[],
    held: ReadonlyMap<string, unknown>,
  ): Promise<Translated<F>>;
  /** Fields that hold stored files. */
  files: readonly (keyof F & string)[];
  /** Under which name the trail has a stored field. */
  trailName(field: string): string;
  /** Changes as the trail has them. */
  named(tx: SignedCtx, changes: Changes): Promise<Changes>;
  /** Writes fields as any edit does. Answers whether it waits for approval. @throws AppError as that edit */
  write(tx: SignedCtx, record: R, version: number, fields: Partial<F>): Promise<boolean>;
}

/** Some fields of a former state, and what is gone of each, by its name in the trail. */
export interface Translated<F extends Fields> {
  fields: Partial<F>;
  lost: Record<string, unknown[]>;
}

/** Sectors the trail has by name, by the names of those there are; where none of them is left, those of now stay. */
export function sectorsThen(
  now: readonly string[],
  held: ReadonlyMap<string, unknown>,
  sectors: ReadonlyMap<string, { name: string }>,
): { sectors: string[]; lost: Record<string, unknown[]> } {
  if (!held.has('sectors')) return { sectors: [...now], lost: {} };
  const names = held.get('sectors');
  const idOf = new Map([...sectors].map(([id, { name }]) => [name, id]));
  const known = Array.isArray(names) ? names : [];
  const gone = known.filter((name) => !idOf.has(String(name)));
  const ids = known.flatMap((name) => idOf.get(String(name)) ?? []);
  const isAllGone = gone.length > 0 && ids.length === 0;
  return { sectors: isAllGone ? [...now] : ids, lost: gone.length > 0 ? { sectors: gone } : {} };
}
