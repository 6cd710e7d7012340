import { AppError, type FieldError } from '../../../domain/errors';
import type { ImportResult } from '../../../domain/imports';
import { importedUserSchema } from '../../../domain/users/schema';
import { userColumns, userSheetSchema } from '../../../domain/users/sheet';
import type { ImportedUser } from '../../../domain/users/types';
import { parse } from '../../../domain/validation';
import { inTransaction, type SignedCtx } from '../../context';
import type { UploadedFile } from '../../http/uploads';
import { newId } from '../../ids';
import { openWorkbook } from '../../imports/openWorkbook';
import type { Report } from '../../imports/progress';
import { readRows } from '../../imports/readRows';
import { RowErrors } from '../../imports/rowErrors';
import { notifyImportDone } from '../../notifications/work';
import { asConflict } from '../conflicts';
import { rankProblems, writeUsers } from '../create';
import { type Draft, draftOf, problemsOf, wantedOf } from '../draft';
import { onlyStaff } from '../guards';
import { findSurroundings, type Surroundings } from '../links/queries';
import { inputOf, nothingWanted, wantedOfSheet } from './rowInput';

interface Planned {
  row: number;
  draft: Draft;
}

const columnOf: Record<string, string> = {
  roles: 'role',
  department_id: 'department',
  studio_id: 'studio',
  customer_ids: 'represents',
  brand_ids: 'represents',
  kol_id: 'kol_code',
};

const cellErrors = (problems: readonly FieldError[]) =>
  problems.map(({ property, message }) => {
    const field = property.replace(/\..*/, '');
    return { column: columnOf[field] ?? field, error: message };
  });

/** Adds to `errors` what is wrong with the rows, also with each other, and answers the good ones. */
function check(ctx: SignedCtx, planned: readonly Planned[], around: Surroundings, errors: RowErrors): Planned[] {
  const seen = new Set<string>();
  for (const { row, draft } of planned) {
    const problems = [...rankProblems(ctx, draft, around), ...problemsOf(draft, around, null)];
    if (problems.length > 0) errors.add(row, ...cellErrors(problems));
    for (const [column, key] of [
      ['code', draft.code.toUpperCase()],
      ['email', draft.email],
      ['kol_code', draft.kol_id],
    ] as const) {
      if (!key) continue;
      if (seen.has(`${column} ${key}`)) errors.add(row, { column, error: 'row_is_duplicate', value: key });
      seen.add(`${column} ${key}`);
    }
  }
  return planned.filter(({ row }) => !errors.has(row));
}

function answer(planned: readonly Planned[], around: Surroundings, errors: RowErrors, committed: boolean) {
  const dataSuccess = planned.map(({ row, draft }) => show(row, draft, around));
  return { data: { dataSuccess, total: dataSuccess.length, committed }, errorRecords: errors.records() };
}

function show(row: number, draft: Draft, around: Surroundings): ImportedUser {
  const { avatar_file_id: _avatar, language_id: _language, job: _job, ...fields } = draft;
  const name = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((one) => one.id === id)?.name ?? null;
  const role = around.roles.find(({ id }) => id === draft.roles[0])?.name_display ?? '';
  const department = name(around.departments, draft.department_id);
  return { row, action: 'create', ...fields, role, department, studio: name(around.studios, draft.studio_id) };
}

/**
 * What a workbook of users would add; writes nothing (spec 2 §7 upload-users-file). Each good row is what
 * `POST /users/import-users` takes.
 * @throws AppError file_format_invalid, too_many_rows, file_too_large
 */
export async function previewUsers(
  ctx: SignedCtx,
  file: UploadedFile | null,
  report?: Report,
): Promise<ImportResult<ImportedUser>> {
  onlyStaff(ctx.viewer);
  const { sheet } = await openWorkbook(file);
  const columns = userColumns(await findSurroundings(ctx.db, nothingWanted));
  const { rows, errors } = await readRows({ columns, schema: userSheetSchema }, sheet, report);
  const around = await findSurroundings(ctx.db, wantedOfSheet(rows.map(({ input }) => input)));
  const planned = rows.map(({ row, input }) => ({ row, draft: draftOf(inputOf(input, around), around, null) }));
  return answer(check(ctx, planned, around, errors), around, errors, false);
}

/**
 * Adds all of these users or, where one is wrong, none (spec 2 §7 import-users), and mails each an invitation. Everything
 * is checked anew: what a preview said is no promise.
 * @throws AppError on what others did at the same moment, as createUser
 */
export async function importUsers(
  ctx: SignedCtx,
  users: readonly object[],
  home: string,
): Promise<ImportResult<ImportedUser>> {
  onlyStaff(ctx.viewer);
  const errors = new RowErrors();
  const inputs = users.flatMap((user, index) => readUser(user, index, errors));
  return inTransaction(ctx, async (tx) => {
    const around = await findSurroundings(tx.db, wantedOf(inputs.map(({ input }) => input)));
    const planned = inputs.map(({ row, input }) => ({ row, draft: draftOf(input, around, null) }));
    const good = check(tx, planned, around, errors);
    if (errors.any) return answer(good, around, errors, false);
    await writeUsers(
      tx,
      good.map(({ draft }) => draft),
      around,
      { home, action: 'import' },
    );
    if (good.length > 0) await notifyImportDone(tx, { kind: 'users', run: newId(), rows: good.length });
    return answer(good, around, errors, true);
  }).catch(asConflict);
}

const firstRow = 2;

function readUser(user: object, index: number, errors: RowErrors) {
  const named = 'row' in user && Number.isSafeInteger(user.row) ? Number(user.row) : index + firstRow;
  try {
    const { row = named, ...input } = parse(importedUserSchema, user);
    return [{ row, input }];
  } catch (error) {
    if (!(error instanceof AppError) || !error.errors) throw error;
    errors.add(named, ...cellErrors(error.errors));
    return [];
  }
}
