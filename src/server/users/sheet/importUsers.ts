import { AppError, type FieldError } from '../../../domain/errors';
import type { ImportResult } from '../../../domain/imports';
import { type ImportUsersInput, importedUserChangeSchema, importedUserSchema } from '../../../domain/users/schema';
import type { ImportedUser } from '../../../domain/users/types';
import { parse } from '../../../domain/validation';
import { changesOf } from '../../audit/changes';
import { inTransaction, type SignedCtx } from '../../context';
import { countsOf, importResult, outcomeOf } from '../../imports/outcome';
import { type RunRow, recordRun, recordRunRows } from '../../imports/recordRun';
import { RowErrors } from '../../imports/rowErrors';
import { type ImportPolicy, importPolicy } from '../../imports/target';
import { notifyImportDone } from '../../notifications/work';
import { pick } from '../../present';
import { sha256Of } from '../../sha256';
import { asConflict } from '../conflicts';
import { rankProblems, writeUsers } from '../create';
import { type Draft, draftOf, problemsOf, wantedOf } from '../draft';
import { onlyStaff } from '../guards';
import { findSurroundings, lockUser, lockUsersByCode, type StoredUser, type Surroundings } from '../links/queries';
import { updateUser } from '../update';

/** A row as the user it adds. */
export interface Planned {
  row: number;
  draft: Draft;
  /** What a column's cell holds, of a row read from a file. */
  seen?(column: string): string;
}

const columnOf: Record<string, string> = {
  roles: 'role',
  department_id: 'department',
  studio_id: 'studio',
  customer_ids: 'represents',
  brand_ids: 'represents',
  kol_id: 'kol_code',
};

/** Problems of a user's fields at the columns that fill them. */
export const cellErrors = (problems: readonly FieldError[]) =>
  problems.map(({ property, message }) => {
    const field = property.replace(/\..*/, '');
    return { column: columnOf[field] ?? field, error: message };
  });

/** Adds to `errors` what is wrong with the rows, also with each other, and answers the good ones. */
export function check(ctx: SignedCtx, planned: readonly Planned[], around: Surroundings, errors: RowErrors): Planned[] {
  const seen = new Map<string, number>();
  const kolCodes = new Map(around.kols.map(({ id, code }) => [id, code]));
  for (const { row, draft, seen: cell } of planned) {
    const problems = [...rankProblems(ctx, draft, around), ...problemsOf(draft, around, null)];
    if (problems.length > 0) errors.add(row, ...cellErrors(problems));
    for (const [column, key, value] of [
      ['code', draft.code.toUpperCase(), draft.code],
      ['email', draft.email, draft.email],
      ['kol_code', draft.kol_id, kolCodes.get(draft.kol_id ?? '')],
    ] as const) {
      if (!key) continue;
      const of_row = seen.get(`${column} ${key}`);
      if (of_row === undefined) seen.set(`${column} ${key}`, row);
      else errors.add(row, { column, error: 'row_is_duplicate', value: cell?.(column) || value || key, of_row });
    }
  }
  return planned.filter(({ row }) => !errors.has(row));
}

const shownFields = [
  'code',
  'fullname',
  'email',
  'phone',
  'type',
  'roles',
  'department_id',
  'studio_id',
  'customer_ids',
  'brand_ids',
  'kol_id',
  'gender',
  'birthday',
  'position',
  'address',
] as const satisfies (keyof ImportedUser)[];

/** A user as a preview or commit tells of it, added unless said otherwise. */
export function showUser(row: number, draft: Draft, around: Surroundings): ImportedUser {
  const name = (list: readonly { id: string; name: string }[], id: string | null) =>
    list.find((one) => one.id === id)?.name ?? null;
  const role = around.roles.find(({ id }) => id === draft.roles[0])?.name_display ?? '';
  const department = name(around.departments, draft.department_id);
  const studio = name(around.studios, draft.studio_id);
  return { ...outcomeOf(row, null), ...pick(draft, shownFields), role, department, studio };
}

/** Leaves the transaction without writing, with what the call answers. */
class NothingWritten extends Error {
  constructor(readonly answer: ImportResult<ImportedUser>) {
    super('nothing is written');
  }
}

/**
 * Adds and changes these users or, where one is wrong and the call does not ask for those that are right, none (spec 2 §7
 * import-users, CONTRACT-2 §16 Imports); mails each new one an invitation. Of a known user name, phone, department and
 * studio are changed. Everything is checked anew: what a preview said is no promise.
 * @throws AppError permission_denied, and on what others did at the same moment, as createUser
 */
export async function importUsers(
  ctx: SignedCtx,
  {
    users,
    file_name = '',
    refused = 0,
    nothing = 0,
    skipped = 0,
    ...choices
  }: Pick<ImportUsersInput, 'users'> & Partial<ImportUsersInput>,
  home: string,
): Promise<ImportResult<ImportedUser>> {
  onlyStaff(ctx.viewer);
  const policy = importPolicy(ctx.viewer, choices, { update: { scope: 'user_management', action: 'u' } });
  const errors = new RowErrors();
  return inTransaction(ctx, async (tx) => {
    const known = await knownOf(tx, users, policy);
    const [changing, adding] = [
      users.filter((user) => known.has(codeOf(user))),
      users.filter((user) => !known.has(codeOf(user))),
    ];
    const numberOf = (user: object) => rowOf(user, users.indexOf(user));
    for (const user of policy.mode === 'update' ? adding : []) {
      errors.add(numberOf(user), { column: 'code', error: 'user_not_exist', value: codeOf(user) });
    }
    const inputs = policy.mode === 'update' ? [] : adding.flatMap((user) => readUser(user, numberOf(user), errors));
    const around = await findSurroundings(tx.db, wantedOf(inputs.map(({ input }) => input)));
    const planned = inputs.map(({ row, input }) => ({ row, draft: draftOf(input, around, null) }));
    const good = check(tx, planned, around, errors);
    const changed: { told: ImportedUser; written: RunRow | null }[] = [];
    for (const user of changing) {
      const stored = known.get(codeOf(user));
      const one = stored && (await changeUser(tx, { user, row: numberOf(user), stored, home }, around, errors));
      if (one) changed.push(one);
    }
    const all = [...good.map(({ row, draft }) => showUser(row, draft, around)), ...changed.map(({ told }) => told)];
    all.sort((a, b) => a.row - b.row);
    const counted = countsOf(all, skipped);
    const counts = { ...counted, nothing: counted.nothing + nothing };
    const answer = (committed: boolean, run?: string) => {
      const { data, ...rest } = importResult(all, { errors, skipped }, { committed, run });
      return { data: { ...data, ...counts }, ...rest };
    };
    if (errors.any && policy.rows === 'all') throw new NothingWritten(answer(false));
    const rows = counts.adds + counts.changes;
    if (rows === 0) return answer(all.length > 0);
    const drafts = good.map(({ draft }) => draft);
    const ids = await writeUsers(tx, drafts, around, { home, action: 'import' });
    const file = { name: file_name, sha256: sha256Of(JSON.stringify(users)) };
    const leftOut = refused + errors.rows;
    const run = await recordRun(tx, { kind: 'users', file, counts, refused: leftOut });
    const added = good.map(({ row, draft }, index): RunRow => {
      const { code, fullname, email, phone, department_id, studio_id } = draft;
      const after = { code, fullname, email, phone, department_id, studio_id };
      return { row, effect: 'adds', entity_id: ids[index] ?? '', label: code, held: false, before: null, after };
    });
    await recordRunRows(tx, run, [...added, ...changed.flatMap(({ written }) => written ?? [])]);
    await notifyImportDone(tx, { kind: 'users', run, counts, held: 0, refused: leftOut });
    return answer(true, run);
  }).catch((error: unknown) => (error instanceof NothingWritten ? error.answer : asConflict(error)));
}

const firstRow = 2;

const codeOf = (user: object) =>
  'code' in user && typeof user.code === 'string' ? user.code.trim().toUpperCase() : '';
const rowOf = (user: object, index: number) =>
  'row' in user && Number.isSafeInteger(user.row) ? Number(user.row) : index + firstRow;

/** The stored users the call may change; in mode `add` none is known, and the rules of a new one refuse it. */
async function knownOf(tx: SignedCtx, users: readonly object[], { mode }: ImportPolicy) {
  return mode === 'add' ? new Map<string, StoredUser>() : lockUsersByCode(tx.db, users.map(codeOf));
}

function readUser(user: object, row: number, errors: RowErrors) {
  try {
    const { row: _row, ...input } = parse(importedUserSchema, user);
    return [{ row, input }];
  } catch (error) {
    errors.add(row, ...cellErrors(fieldErrorsOf(error)));
    return [];
  }
}

function fieldErrorsOf(error: unknown): readonly FieldError[] {
  if (!(error instanceof AppError)) throw error;
  return error.errors ?? [{ property: 'code', message: error.code }];
}

interface ChangedUser {
  user: object;
  row: number;
  stored: StoredUser;
  home: string;
}

const changeable = ['fullname', 'phone', 'department_id', 'studio_id'] as const;

/** Changes a known user as its form would; what that refuses goes to `errors`. */
async function changeUser(
  tx: SignedCtx,
  { user, row, stored, home }: ChangedUser,
  around: Surroundings,
  errors: RowErrors,
): Promise<{ told: ImportedUser; written: RunRow | null } | null> {
  try {
    const { code: _code, row: _row, ...input } = parse(importedUserChangeSchema, user);
    await updateUser(tx, stored.id, input, home);
  } catch (error) {
    errors.add(row, ...cellErrors(fieldErrorsOf(error)));
    return null;
  }
  const now = (await lockUser(tx.db, stored.id)) ?? stored;
  const [before, after] = [pick(stored, changeable), pick(now, changeable)];
  const changes = changesOf(before, after);
  const fields = Object.keys(changes);
  const shown = (value: unknown) => (typeof value === 'string' ? value : null);
  const told = {
    ...showUser(row, { ...now, phone: now.phone ?? '' } as Draft, around),
    ...outcomeOf(
      row,
      fields.map((field) => ({
        column: columnOf[field] ?? field,
        from: shown(nameIn(around, changes[field]?.before)),
        to: shown(nameIn(around, changes[field]?.after)),
      })),
    ),
  };
  const of = (side: object) => Object.fromEntries(Object.entries(side).filter(([field]) => fields.includes(field)));
  const written: RunRow = {
    row,
    effect: 'changes',
    entity_id: stored.id,
    label: stored.code,
    held: false,
    before: of(before),
    after: of(after),
  };
  return { told, written: fields.length > 0 ? written : null };
}

/** Departments and studios by name. */
const nameIn = ({ departments, studios }: Surroundings, value: unknown) =>
  [...departments, ...studios].find(({ id }) => id === value)?.name ?? value;
