import { normalise } from '../../../domain/text';
import type { UserInput } from '../../../domain/users/schema';
import type { UserSheetRow } from '../../../domain/users/sheet';
import type { Surroundings, Wanted } from '../links/queries';

export const nothingWanted: Wanted = { emails: [], codes: [], customers: [], brands: [], kols: [] };

/** What to look up for the rows of a workbook, which name records by their codes. */
export function wantedOfSheet(rows: readonly UserSheetRow[]): Wanted {
  const represented = rows.flatMap(({ represents }) => represents ?? []);
  return {
    emails: rows.map(({ email }) => email),
    codes: rows.map(({ code }) => code),
    customers: represented,
    brands: represented,
    kols: rows.flatMap(({ kol_code }) => kol_code ?? []),
  };
}

/** A row as `POST /users` would take it. What is not found stays as typed, so that the check misses it by itself. */
export function inputOf(row: UserSheetRow, around: Surroundings): UserInput {
  const role = around.roles.find(({ name }) => name === row.role);
  const isSame = (name: string, typed: string | undefined) => normalise(name) === normalise(typed ?? '');
  const department_id = around.departments.find(({ name }) => isSame(name, row.department))?.id ?? null;
  const studio = around.studios.find(
    (one) => isSame(one.name, row.studio) && one.department_id === (department_id ?? one.department_id),
  );
  const byCode = (list: readonly { id: string; code: string }[], typed: string) =>
    list.find(({ code }) => code.toUpperCase() === typed.toUpperCase())?.id ?? typed;
  const represents = row.represents ?? [];
  const { code, fullname, email, phone, gender, birthday, position, address } = row;
  return {
    code,
    fullname,
    email,
    phone,
    roles: [role?.id ?? row.role],
    department_id,
    studio_id: studio?.id ?? (row.studio || null),
    customer_ids: role?.type === 'brand' ? [] : represents.map((typed) => byCode(around.customers, typed)),
    brand_ids: role?.type === 'brand' ? represents.map((typed) => byCode(around.brands, typed)) : [],
    kol_id: row.kol_code ? byCode(around.kols, row.kol_code) : null,
    gender: gender ?? null,
    birthday: birthday ?? null,
    position: position ?? null,
    address: address ?? null,
  };
}
