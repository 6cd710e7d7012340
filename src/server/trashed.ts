import { AppError, type FieldError } from '../domain/errors';
import { codeTaken, restorableKinds, type TrashKind } from '../domain/trash/rules';
import type { RestoreInput } from '../domain/trash/schema';
import type { LeftOut } from '../domain/trash/types';
import type { SignedCtx } from './context';
import { isCodeTaken } from './db/codes';
import { type Along, deleteTrashed, findTrashed, insertTrashed, lockTrashed, type Trashed } from './db/trash';

interface Deleted {
  id: string;
  code: string;
  name: string;
  reason: string | null;
  along: Along;
}

/** Puts a record that was just deleted into the trash, in the caller's transaction. */
export async function putInTrash(tx: SignedCtx, kind: TrashKind, deleted: Deleted): Promise<void> {
  await insertTrashed(tx.db, { kind, deleted_by: tx.viewer.id, ...deleted });
}

/**
 * Takes a record out of the trash in the caller's transaction, which then makes it what it was. The one place that
 * says who may: staff who may delete the kind; for everybody else, and after 30 days, it is not there.
 * @throws AppError trash_item_not_exist
 */
export async function takeFromTrash(tx: SignedCtx, kind: TrashKind, id: string): Promise<Trashed> {
  const { reduced, access } = tx.viewer;
  const may = !reduced && restorableKinds(access).includes(kind);
  const trashed = may ? await lockTrashed(tx.db, kind, id) : null;
  if (!trashed) throw new AppError('trash_item_not_exist');
  await deleteTrashed(tx.db, id);
  return trashed;
}

const tables = { kol: 'kols', customer: 'customers', brand: 'brands', campaign: 'campaigns' } as const;

/** The code a record comes back with, and what is wrong with it: one that another record has by now. */
export async function codeOf(
  tx: SignedCtx,
  kind: TrashKind,
  { id, code }: Trashed,
  input: RestoreInput,
): Promise<{ code: string; problems: FieldError[] }> {
  const wanted = input.code ?? code;
  const isTaken = await isCodeTaken(tx.db, tables[kind], wanted, id);
  return { code: wanted, problems: isTaken ? [{ property: 'code', message: codeTaken[kind] }] : [] };
}

/** Refuses where one of these records has to be restored first. @throws AppError parent_in_trash at the field */
export async function parentsFirst(tx: SignedCtx, property: string, ids: readonly string[]): Promise<void> {
  const gone = await findTrashed(tx.db, ids);
  if (gone.size > 0) throw new AppError('parent_in_trash', [{ property, message: 'parent_in_trash' }]);
}

/** One thing that could not come back. */
export const leftOut = (what: LeftOut['what'], name: string): LeftOut => ({ what, name });
