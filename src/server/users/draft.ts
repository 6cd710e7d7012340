import type { ErrorCode, FieldError } from '../../domain/errors';
import type { UserType } from '../../domain/roles';
import { type Standing, standingProblems } from '../../domain/users/rules';
import type { UserInput } from '../../domain/users/schema';
import type { StoredUser, Surroundings, Wanted } from './links/queries';

const columns = [
  'code',
  'fullname',
  'email',
  'phone',
  'type',
  'gender',
  'birthday',
  'address',
  'job',
  'position',
  'department_id',
  'studio_id',
  'language_id',
] as const;

/** A user as it is to be: complete, each link by its id. */
export interface Draft extends Pick<StoredUser, (typeof columns)[number] | 'avatar_file_id'>, Standing {
  phone: string;
  roles: string[];
  customer_ids: string[];
  brand_ids: string[];
}

/** The columns of the users table a draft fills; the username is the e-mail (spec 1 §3 User). */
export function columnsOf(draft: Draft) {
  const { roles: _roles, customer_ids: _customers, brand_ids: _brands, kol_id: _kol, ...row } = draft;
  return { ...row, username: draft.email };
}

/** The type of user a list of roles is for: that of the first one there is. */
export function typeOfRoles(roles: readonly string[], around: Pick<Surroundings, 'roles'>): UserType {
  return around.roles.find(({ id }) => id === roles[0])?.type ?? 'staff';
}

/** A new user as its input says; what is not said is empty. */
export function draftOf(input: UserInput, around: Surroundings, avatar_file_id: string | null): Draft {
  const { department_id, studio_id, kol_id, position, language_id, gender, birthday, address, job } = input;
  return {
    code: input.code,
    fullname: input.fullname,
    email: input.email,
    phone: input.phone,
    type: input.type ?? typeOfRoles(input.roles, around),
    roles: [...new Set(input.roles)],
    customer_ids: [...new Set(input.customer_ids ?? [])],
    brand_ids: [...new Set(input.brand_ids ?? [])],
    department_id: department_id ?? null,
    studio_id: studio_id ?? null,
    kol_id: kol_id ?? null,
    position: position ?? null,
    language_id: language_id ?? null,
    gender: gender ?? null,
    birthday: birthday ?? null,
    address: address ?? null,
    job: job ?? null,
    avatar_file_id,
  };
}

type Refs = { email: string; code: string } & Pick<UserInput, 'customer_ids' | 'brand_ids' | 'kol_id'>;

/** What to look up before these users can be checked. */
export function wantedOf(users: readonly Refs[]): Wanted {
  return {
    emails: users.map(({ email }) => email),
    codes: users.map(({ code }) => code),
    customers: users.flatMap(({ customer_ids }) => customer_ids ?? []),
    brands: users.flatMap(({ brand_ids }) => brand_ids ?? []),
    kols: users.flatMap(({ kol_id }) => kol_id ?? []),
  };
}

/**
 * What is wrong with a draft by what is stored: names that are taken, records that are not there, roles of another
 * type, a studio of another department. `before` is the user it changes.
 */
export function problemsOf(draft: Draft, around: Surroundings, before: StoredUser | null): FieldError[] {
  return [
    ...takenProblems(draft, around, before),
    ...roleProblems(draft, around, before),
    ...standingProblems(draft),
    ...missingProblems(draft, around, before),
  ];
}

function takenProblems(draft: Draft, around: Surroundings, before: StoredUser | null): FieldError[] {
  const others = around.taken.filter(({ id }) => id !== before?.id);
  const problems: FieldError[] = [];
  const email = draft.email.toLowerCase();
  if (others.some((other) => other.email === email)) {
    problems.push({ property: 'email', message: 'user_email_already_exist' });
  } else if (others.some((other) => other.username === email)) {
    problems.push({ property: 'email', message: 'user_already_exist' });
  }
  if (others.some((other) => other.code === draft.code.toUpperCase())) {
    problems.push({ property: 'code', message: 'user_code_already_exist' });
  }
  return problems;
}

function roleProblems(draft: Draft, around: Surroundings, before: StoredUser | null): FieldError[] {
  for (const id of draft.roles) {
    const role = around.roles.find((one) => one.id === id);
    const message = !role
      ? 'role_not_exist'
      : role.type !== draft.type
        ? 'role_type_mismatch'
        : !role.status && !before?.roles.includes(id)
          ? 'role_is_disabled'
          : null;
    if (message) return [{ property: 'roles', message }];
  }
  return [];
}

function missingProblems(draft: Draft, around: Surroundings, before: StoredUser | null): FieldError[] {
  const { department_id, studio_id, language_id, kol_id } = draft;
  const problems: FieldError[] = [];
  const refuse = (property: string, message: ErrorCode) => problems.push({ property, message });
  const has = (list: readonly { id: string }[], id: string) => list.some((one) => one.id === id);
  if (department_id && !has(around.departments, department_id)) refuse('department_id', 'department_not_exist');
  const studio = around.studios.find(({ id }) => id === studio_id);
  if (studio_id && studio?.department_id !== (department_id ?? '')) refuse('studio_id', 'studio_not_exist');
  if (language_id && language_id !== before?.language_id && !has(around.languages, language_id)) {
    refuse('language_id', 'language_not_exist');
  }
  if (!draft.customer_ids.every((id) => has(around.customers, id) || before?.customer_ids.includes(id))) {
    refuse('customer_ids', 'customer_not_exist');
  }
  if (!draft.brand_ids.every((id) => has(around.brands, id) || before?.brand_ids.includes(id))) {
    refuse('brand_ids', 'brand_not_exist');
  }
  if (kol_id && kol_id !== before?.kol_id) {
    const kol = around.kols.find(({ id }) => id === kol_id);
    if (!kol) refuse('kol_id', 'kol_not_exist');
    else if (kol.user_id) refuse('kol_id', 'kol_already_connected_user');
  }
  return problems;
}
