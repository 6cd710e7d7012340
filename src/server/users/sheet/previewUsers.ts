import type { ImportResult } from '../../../domain/imports';
import { mayChangeUser } from '../../../domain/roles/rules';
import { type UserColumnKey, userColumns, userSheetSchema } from '../../../domain/users/sheet';
import type { ImportedUser } from '../../../domain/users/types';
import type { SignedCtx } from '../../context';
import type { UploadedFile } from '../../http/uploads';
import { completeRows, type Known } from '../../imports/completeRows';
import { openWorkbook } from '../../imports/openWorkbook';
import { importResult, outcomeOf } from '../../imports/outcome';
import type { Report } from '../../imports/progress';
import { type CellRow, readCells } from '../../imports/readCells';
import { type ImportChoices, importPolicy, targetOf } from '../../imports/target';
import { draftOf, problemsOf } from '../draft';
import { onlyStaff } from '../guards';
import { findSurroundings, lockUsersByCode, type StoredUser } from '../links/queries';
import { cellsOfUser, changeOf } from './changedUser';
import { cellErrors, check, type Planned, showUser } from './importUsers';
import { inWords } from './roleWords';
import { inputOf, nothingWanted, wantedOfSheet } from './rowInput';

interface KnownUser extends Known<UserColumnKey> {
  user: StoredUser;
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '');

/**
 * What a workbook of users would add and change; writes nothing (spec 2 §7 upload-users-file, CONTRACT-2 §16 Imports). Each
 * good row is what `POST /users/import-users` takes.
 * @throws AppError permission_denied, file_format_invalid, too_many_rows, file_too_large
 */
export async function previewUsers(
  ctx: SignedCtx,
  file: UploadedFile | null,
  choices: ImportChoices,
  report?: Report,
): Promise<ImportResult<ImportedUser>> {
  onlyStaff(ctx.viewer);
  const policy = importPolicy(ctx.viewer, choices, { update: { scope: 'user_management', action: 'u' } });
  const { sheet } = await openWorkbook(file);
  const { roles, ...places } = await findSurroundings(ctx.db, nothingWanted);
  const columns = userColumns({ ...places, roles: inWords(roles) });
  const needs = policy.mode === 'add' ? undefined : (['code'] as const);
  const cells = await readCells({ columns, clears: true, needs }, sheet, report);
  const { errors } = cells;
  const codes = policy.mode === 'add' ? [] : cells.rows.map(({ given }) => text(given.code));
  const users = await lockUsersByCode(ctx.db, codes);
  const linked = [...users.values()];
  const ofStored = await findSurroundings(ctx.db, {
    ...nothingWanted,
    customers: linked.flatMap(({ customer_ids }) => customer_ids),
    brands: linked.flatMap(({ brand_ids }) => brand_ids),
    kols: linked.flatMap(({ kol_id }) => kol_id ?? []),
  });
  const find = (row: CellRow<UserColumnKey>): KnownUser | null | undefined => {
    const user = users.get(text(row.given.code).toUpperCase());
    const stored = user ? { user, cells: cellsOfUser(user, ofStored) } : null;
    return targetOf(row, { policy, errors, column: 'code', missing: 'user_not_exist', stored });
  };
  const spec = { columns, schema: userSheetSchema };
  const { rows } = await completeRows(spec, cells, find, report);
  const around = await findSurroundings(ctx.db, wantedOfSheet(rows.map(({ input }) => input)));
  const added: Planned[] = [];
  const changed: ImportedUser[] = [];
  for (const one of rows) {
    const { row, input, known } = one;
    if (!known) {
      added.push({ row, draft: draftOf(inputOf(input, around), around, null), seen: one.seen });
      continue;
    }
    const { user } = known;
    if (!mayChangeUser(ctx.viewer.roles, user.role_names)) {
      errors.add(row, { column: 'code', error: 'permission_denied', value: user.code });
      continue;
    }
    const { change, changes } = changeOf(columns, one, user, ofStored, { errors, language: ctx.language });
    const draft = { ...user, phone: user.phone ?? '', ...change } as Planned['draft'];
    if (changes.length > 0) {
      const problems = problemsOf(draft, { ...ofStored, taken: [] }, user);
      if (problems.length > 0) errors.add(row, ...cellErrors(problems));
    }
    if (errors.has(row)) continue;
    changed.push({ ...showUser(row, draft, ofStored), ...outcomeOf(row, changes), version: user.version });
  }
  const good = check(ctx, added, around, errors).map(({ row, draft }) => showUser(row, draft, around));
  const all = [...good, ...changed].sort((a, b) => a.row - b.row);
  return importResult(all, cells, { committed: false });
}
