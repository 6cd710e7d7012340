import type { RoleName } from '../../domain/roles';
import type { userRoles, users } from '../db/schema/identity';
import type { departments as departmentTable, studios as studioTable } from '../db/schema/settings';
import {
  type AccountName,
  accountNames,
  colleagueRoles,
  customersWithRepresentative,
  type DemoAccount,
  demoAccounts,
} from './content/accounts';
import { departments } from './content/departments';
import { mailName, personName, phoneNumber } from './content/people';
import type { World } from './world';

type UserRow = typeof users.$inferInsert;

/** Everybody with a user, and the ids later parts refer to. */
export interface DemoPeople {
  departments: (typeof departmentTable.$inferInsert)[];
  studios: (typeof studioTable.$inferInsert)[];
  users: UserRow[];
  userRoles: (typeof userRoles.$inferInsert)[];
  accounts: Record<AccountName, string>;
  /** Ids of staff by role, the account first. */
  byRole: Map<RoleName, string[]>;
  /** Customer code → the user who represents it, beside the customer account. */
  representatives: Map<string, string>;
}

const joined = -640;

/** Departments, studios, the nine accounts with this password hash, colleagues, and representatives of customers. */
export function buildPeople(world: World, password_hash: string): DemoPeople {
  const random = world.random.fork('people');
  const founded = world.at(joined, 9);
  const departmentRows = departments.map(({ name }) => ({ id: world.newId(founded), name, created_at: founded }));
  const studioRows = departments.map(({ studios }, index) =>
    studios.map((name) => ({
      id: world.newId(founded),
      department_id: departmentRows[index]?.id ?? '',
      name,
      created_at: founded,
    })),
  );
  const rows: UserRow[] = [];
  const roles: (typeof userRoles.$inferInsert)[] = [];
  const counted = new Map<string, number>();
  const codePrefix = { staff: 'NV', customer: 'KH', brand: 'NH', kol: 'TL' } as const;

  const add = (account: DemoAccount, mail: string, password: string | null): string => {
    const { fullname, gender, type, role, position, place } = account;
    const created_at = world.at(joined + rows.length * 9, 10);
    const id = world.newId(created_at);
    const count = (counted.get(type) ?? 0) + 1;
    counted.set(type, count);
    rows.push({
      id,
      username: mail,
      email: mail,
      fullname,
      phone: phoneNumber(random),
      code: `${codePrefix[type]}${String(count).padStart(3, '0')}`,
      type,
      gender,
      birthday: `${random.int(1980, 2000)}-${String(random.int(1, 12)).padStart(2, '0')}-${String(random.int(1, 28)).padStart(2, '0')}`,
      position,
      avatar_file_id: world.pictures.portrait(`user/${fullname}`, gender, created_at),
      department_id: place ? (departmentRows[place[0]]?.id ?? null) : null,
      studio_id: place ? (studioRows[place[0]]?.[place[1]]?.id ?? null) : null,
      language_id: world.reference.language('vi'),
      password_hash: password,
      verified_at: created_at,
      activated_at: created_at,
      created_at,
      updated_at: created_at,
    });
    roles.push({ user_id: id, role_id: world.reference.role(role), position: 0 });
    return id;
  };

  const accounts = Object.fromEntries(
    accountNames.map((name) => [name, add(demoAccounts[name], `${name}@demo.example`, password_hash)]),
  ) as Record<AccountName, string>;
  const byRole = new Map<RoleName, string[]>();
  for (const name of accountNames) byRole.set(demoAccounts[name].role, [accounts[name]]);

  const invent = (account: Omit<DemoAccount, 'fullname' | 'gender'>): string => {
    const gender = random.pick(['male', 'female'] as const);
    let fullname = personName(random, gender);
    while (rows.some((row) => row.fullname === fullname)) fullname = personName(random, gender);
    const taken = rows.filter((row) => row.email.startsWith(mailName(fullname))).length;
    return add({ ...account, fullname, gender }, `${mailName(fullname)}${taken || ''}@demo.example`, null);
  };
  for (const { role, position, place } of colleagueRoles) {
    byRole.set(role, [...(byRole.get(role) ?? []), invent({ type: 'staff', role, position, place })]);
  }
  const representatives = new Map(
    customersWithRepresentative.map((code) => [
      code,
      invent({ type: 'customer', role: 'customer', position: 'Phụ trách tiếp thị' }),
    ]),
  );
  return {
    departments: departmentRows,
    studios: studioRows.flat(),
    users: rows,
    userRoles: roles,
    accounts,
    byRole,
    representatives,
  };
}
