import type { ImportCounts, ImportKindName } from '../../domain/imports';
import type { SignedCtx } from '../context';
import { newId } from '../ids';
import { insertRun, insertRunRows } from './queries';

/** What a commit wrote of one record: what its undoing takes back. */
export interface RunRow {
  row: number;
  effect: 'adds' | 'changes';
  entity_id: string;
  /** What the record is called where its undoing is refused: its code, number or address. */
  label: string;
  /** The change was held for approval. */
  held: boolean;
  /** The fields that were changed, as they were; null of an added record. */
  before: object | null;
  /** The same as they were written; of an added record all of its fields. */
  after: object;
}

/** How many of the changes wait for approval. */
export const heldOf = (rows: readonly Pick<RunRow, 'held'>[]) => rows.filter(({ held }) => held).length;

interface Run {
  id?: string;
  kind: ImportKindName;
  target_id?: string;
  file: { name: string; sha256: string };
  counts: ImportCounts;
  /** Rows of the file left out because they were wrong. */
  refused: number;
}

/** Records one commit, in the caller's transaction, before what it wrote. Answers its id. */
export async function recordRun(
  tx: SignedCtx,
  { id = newId(), kind, target_id, file, counts, refused }: Run,
): Promise<string> {
  await insertRun(tx.db, {
    id,
    kind,
    target_id: target_id ?? null,
    file_name: file.name.slice(0, 255),
    sha256: file.sha256,
    rows: counts.adds + counts.changes,
    ...counts,
    refused,
    created_by: tx.viewer.id,
  });
  return id;
}

/** Records what a commit wrote, so that it can be undone. */
export async function recordRunRows(tx: SignedCtx, run_id: string, rows: readonly RunRow[]): Promise<void> {
  await insertRunRows(tx.db, run_id, rows);
}
