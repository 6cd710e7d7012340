import type { FieldValues } from 'react-hook-form';
import type { FieldError } from '../../domain/errors';
import { type UserType, userTypes } from '../../domain/roles';
import { standingProblems } from '../../domain/users/rules';
import { userSchema } from '../../domain/users/schema';
import type { UserDetail } from '../../domain/users/types';
import { type FormRules, withoutEmpty } from '../../ui/console/form/resolver';
import type { Picked } from '../../ui/console/form/useFound';

/** What the form of a user holds: one role, and those it stands for with their names. */
export interface UserForm {
  code: string;
  fullname: string;
  email: string;
  phone: string;
  gender: string;
  birthday: string;
  position: string;
  job: string;
  address: string;
  type: UserType | '';
  roles: string;
  department_id: string;
  studio_id: string;
  customer_ids: Picked[];
  brand_ids: Picked[];
  kol_id: Picked[];
}

export const basicFields = [
  'code',
  'fullname',
  'email',
  'phone',
  'gender',
  'birthday',
  'position',
  'job',
  'address',
] as const;
export const standingFields = [
  'type',
  'roles',
  'department_id',
  'studio_id',
  'customer_ids',
  'brand_ids',
  'kol_id',
] as const;

export const emptyUser: UserForm = {
  code: '',
  fullname: '',
  email: '',
  phone: '',
  gender: '',
  birthday: '',
  position: '',
  job: '',
  address: '',
  type: 'staff',
  roles: '',
  department_id: '',
  studio_id: '',
  customer_ids: [],
  brand_ids: [],
  kol_id: [],
};

const idsOf = (picked: Picked[] | undefined) => (picked ?? []).map(({ id }) => id);

/** The form as `POST /users` takes it: links of another type of user are left behind. */
export function toInput(values: FieldValues): FieldValues {
  const { type, roles, customer_ids, brand_ids, kol_id, ...rest } = values;
  return {
    ...withoutEmpty(rest),
    type,
    ...(roles ? { roles: [roles] } : {}),
    customer_ids: type === 'customer' ? idsOf(customer_ids) : [],
    brand_ids: type === 'brand' ? idsOf(brand_ids) : [],
    ...(type === 'kol' && kol_id?.[0] ? { kol_id: kol_id[0].id } : {}),
  };
}

function problemsOf(input: FieldValues): FieldError[] {
  const type = userTypes.find((one) => one === input.type);
  if (!type) return [{ property: 'type', message: 'field_select_required' }];
  return standingProblems({
    type,
    department_id: input.department_id ?? null,
    studio_id: input.studio_id ?? null,
    customer_ids: input.customer_ids ?? [],
    brand_ids: input.brand_ids ?? [],
    kol_id: input.kol_id ?? null,
  });
}

export const userRules: FormRules = { schema: userSchema, toInput, problemsOf };

const asPicked = ({ id, name }: Picked): Picked => ({ id, name });

/** A stored user as the form holds it. */
export function toForm(user: UserDetail): UserForm {
  return {
    code: user.code,
    fullname: user.fullname,
    email: user.email,
    phone: user.phone ?? '',
    gender: user.gender ?? '',
    birthday: user.birthday ?? '',
    position: user.position ?? '',
    job: user.job ?? '',
    address: user.address ?? '',
    type: user.type,
    roles: user.userRoles[0]?.role.id ?? '',
    department_id: user.department?.id ?? '',
    studio_id: user.studio?.id ?? '',
    customer_ids: user.customers.map(asPicked),
    brand_ids: user.brands.map(asPicked),
    kol_id: user.kol ? [{ id: user.kol.id, name: user.kol.stage_name }] : [],
  };
}

/** Only what was changed, as `PUT /users/update-user/{id}` takes it; emptied fields as null. */
export function changedFields(values: FieldValues, before: FieldValues): FieldValues {
  const [now, was] = [toWire(values), toWire(before)];
  return Object.fromEntries(
    Object.entries(now).filter(([field, value]) => JSON.stringify(value) !== JSON.stringify(was[field])),
  );
}

function toWire({ roles, customer_ids, brand_ids, kol_id, ...rest }: FieldValues): FieldValues {
  const type = rest.type;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([field, value]) => [field, value === '' ? null : value])),
    roles: [roles],
    customer_ids: type === 'customer' ? idsOf(customer_ids) : [],
    brand_ids: type === 'brand' ? idsOf(brand_ids) : [],
    kol_id: type === 'kol' ? (idsOf(kol_id)[0] ?? null) : null,
  };
}
