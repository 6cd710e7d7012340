import type { ImportColumn } from '../../../domain/imports';
import { normalise } from '../../../domain/text';
import type { UserUpdate } from '../../../domain/users/schema';
import type { UserColumnKey, UserSheetRow } from '../../../domain/users/sheet';
import type { Cells } from '../../imports/completeRows';
import { changedCells } from '../../imports/outcome';
import type { RowErrors } from '../../imports/rowErrors';
import type { StoredUser, Surroundings } from '../links/queries';

/** The columns an import of a known user changes (CONTRACT-2 §16 Imports); the others must say what is so already. */
const changing: readonly UserColumnKey[] = ['fullname', 'phone', 'department', 'studio'];

const nameOf = (list: readonly { id: string; name: string }[], id: string | null) =>
  list.find((one) => one.id === id)?.name ?? null;

/** A stored user as the cells of a workbook say it. */
export function cellsOfUser(user: StoredUser, around: Surroundings): Cells<UserColumnKey> {
  const codesOf = (list: readonly { id: string; code: string }[], ids: readonly string[]) =>
    list.filter(({ id }) => ids.includes(id)).map(({ code }) => code);
  const { code, fullname, email, phone, gender, birthday, position, address } = user;
  return {
    code,
    fullname,
    email,
    phone,
    gender,
    birthday,
    position,
    address,
    role: user.role_names[0],
    department: nameOf(around.departments, user.department_id),
    studio: nameOf(around.studios, user.studio_id),
    represents: [...codesOf(around.customers, user.customer_ids), ...codesOf(around.brands, user.brand_ids)],
    kol_code: around.kols.find(({ id }) => id === user.kol_id)?.code ?? null,
  };
}

type Change = Pick<UserUpdate, 'fullname' | 'phone' | 'department_id' | 'studio_id'>;

/** What a row changes of a known user; cells that say something else of it go to `errors`. */
export function changeOf(
  columns: readonly ImportColumn<UserColumnKey>[],
  { row, input, said }: { row: number; input: UserSheetRow; said: Cells<string> },
  user: StoredUser,
  around: Surroundings,
  { errors, language }: { errors: RowErrors; language: string },
) {
  const before = cellsOfUser(user, around);
  const spoken = Object.fromEntries(Object.entries(input).filter(([key]) => key in said));
  // A studio is of one department: another department asks for another studio.
  const isMoved = 'department' in said && normalise(input.department ?? '') !== normalise(String(before.department));
  const after: Cells<UserColumnKey> = {
    ...before,
    ...(isMoved && { studio: null }),
    ...spoken,
    code: user.code,
    ...('email' in said && input.email.toLowerCase() === user.email.toLowerCase() && { email: user.email }),
  };
  const changes = changedCells(columns, before, after, language);
  for (const { column, to } of changes) {
    if ((changing as readonly string[]).includes(column)) continue;
    errors.add(row, { column, error: 'not_changed_by_import', ...(to !== null && { value: String(to) }) });
  }
  const isSame = (name: string, typed: unknown) => normalise(name) === normalise(String(typed ?? ''));
  const department_id = around.departments.find(({ name }) => isSame(name, after.department))?.id ?? null;
  const studio_id =
    around.studios.find((one) => isSame(one.name, after.studio) && one.department_id === department_id)?.id ?? null;
  const change: Change = {
    fullname: String(after.fullname),
    phone: String(after.phone ?? ''),
    department_id,
    studio_id,
  };
  return { change, changes };
}
