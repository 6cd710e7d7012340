import * as yup from 'yup';
import { idOrAddress, takingOne } from '../aliases';
import { importFields } from '../importFields';
import { genders } from '../kols/values';
import { importRowLimit, passwordLimits, textLimits } from '../limits';
import { idsFilter, listQuery, manyFilter, searchFilter } from '../lists';
import { userTypes } from '../roles';
import {
  blankIsNull,
  day,
  emailAddress,
  id,
  idList,
  kept,
  mobilePhone,
  oneLine,
  optionalId,
  optionalText,
  text,
} from '../validation';
import { isStrongPassword } from './password';

/** Password rule: at least 6 characters with an upper-case and a lower-case letter, a digit and a special character (spec 1 §5). */
export function newPassword() {
  return yup
    .string()
    .max(passwordLimits.max)
    .test('strong', 'password_weak', (value) => value === undefined || isStrongPassword(value));
}

/** A staff code: letters and digits only (spec 1 §5 Codes). */
export function staffCode() {
  return text(textLimits.code)
    .matches(/^\S+$/, { message: 'code_incorrect', excludeEmptyString: true })
    .matches(/^[A-Za-z0-9\s]*$/, 'staff_code_incorrect');
}

/** The first administrator of an installation, made from the command line. */
export const adminSchema = yup.object({
  username: text().email().required(),
  fullname: text(textLimits.name).required(),
  code: text(textLimits.code)
    .matches(/^[A-Za-z0-9]+$/, 'code_incorrect')
    .required(),
  password: newPassword().required(),
});

const roleIds = () => idList().min(1, 'field_select_required').max(20);
const required = { code: staffCode, fullname: oneLine, email: emailAddress, phone: mobilePhone };

const personal = {
  gender: yup
    .string()
    .nullable()
    .transform(blankIsNull)
    .oneOf([...genders, null]),
  birthday: day().nullable().transform(blankIsNull),
  address: text(textLimits.note).nullable().transform(blankIsNull),
  job: optionalText(),
  avatar: optionalText(textLimits.url).meta(idOrAddress),
};

const standing = {
  /** Left out: the type of the first role. */
  type: yup.string().oneOf(userTypes),
  department_id: optionalId(),
  studio_id: optionalId(),
  customer_ids: idList(),
  brand_ids: idList(),
  kol_id: optionalId(),
  position: optionalText(),
  language_id: optionalId(),
};

const userFields = {
  code: required.code().required(),
  fullname: required.fullname().required(),
  email: required.email().required(),
  phone: required.phone().required(),
  roles: roleIds().required('field_select_required'),
  ...standing,
  ...personal,
};

/** `POST /users` (spec 1 §5 User). What the type of user needs beside is the matter of `standingProblems`. */
export const userSchema = takingOne(yup.object(userFields), 'role', 'roles');
export type UserInput = yup.InferType<typeof userSchema>;

/** One user of `POST /users/import-users`; `row` is the row of the spreadsheet. */
export const importedUserSchema = takingOne(
  yup.object({ ...userFields, row: yup.number().integer().min(1).max(2_000_000) }),
  'role',
  'roles',
);

/** One user of the same call that is there already: of known ones an import changes nothing else (CONTRACT-2 §16). */
export const importedUserChangeSchema = yup.object({
  row: yup.number().integer().min(1).max(2_000_000),
  code: required.code().required(),
  fullname: kept(required.fullname()),
  phone: kept(required.phone()),
  department_id: optionalId(),
  studio_id: optionalId(),
  version: yup.number().integer(),
});

/** `PUT /users/update-user/{id}`: what is left out stays. */
export const userUpdateSchema = takingOne(
  yup.object({
    code: kept(required.code()),
    fullname: kept(required.fullname()),
    email: kept(required.email()),
    phone: kept(required.phone()),
    roles: roleIds(),
    ...standing,
    ...personal,
    version: yup.number().integer(),
  }),
  'role',
  'roles',
);
export type UserUpdate = yup.InferType<typeof userUpdateSchema>;

/** Query of `GET /users/lists`; a role is named by id or name. */
export const userListQuery = listQuery({
  name: searchFilter(),
  role: manyFilter().meta({ jsonSchema: { description: 'Roles by id or name.' } }),
  type: manyFilter(userTypes),
  department_id: idsFilter(),
  studio_id: idsFilter(),
  active: yup.boolean(),
});
export type UserListQuery = yup.InferType<typeof userListQuery>;

/** Query of `GET /users/check-code`; `id` is the user the code may belong to. */
export const checkCodeQuery = yup.object({ code: text(textLimits.code).required(), id: optionalId() });

const isRecord = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** How many rows of a file are not sent. */
const leftOut = () => yup.number().integer().min(0).max(importRowLimit);

/** Body of `POST /users/import-users`: each user is checked by itself, so that every row is told what is wrong with it. */
export const importUsersSchema = yup.object({
  users: yup
    .array(
      yup
        .mixed(isRecord)
        .required()
        .meta({ otherForms: [importedUserSchema, importedUserChangeSchema] }),
    )
    .min(1, 'field_required')
    .max(importRowLimit, 'too_many_rows')
    .required(),
  mode: importFields.mode,
  rows: importFields.rows,
  /** The file the rows were read from. */
  file_name: text(textLimits.name),
  /** Its rows that are not sent because they are wrong. */
  refused: leftOut(),
  /** Its rows that are not sent because they change nothing. */
  nothing: leftOut(),
  /** Its rows of the template nobody filled in. */
  skipped: leftOut(),
});
export type ImportUsersInput = yup.InferType<typeof importUsersSchema>;

/** `PUT /users/update-profile` (spec 1 §5 Profile edit). */
export const profileSchema = yup.object({
  fullname: required.fullname().required(),
  phone: required.phone().required(),
  ...personal,
  version: yup.number().integer(),
});
export type ProfileInput = yup.InferType<typeof profileSchema>;

/** `PUT /users/change-password` (spec 1 §5 Change password). */
export const changePasswordSchema = yup.object({
  current_password: yup.string().max(passwordLimits.max).required(),
  new_password: newPassword().required(),
  re_new_password: yup
    .string()
    .max(passwordLimits.max)
    .required()
    .test('same', 'passwords_do_not_match', (value, { parent }) => value === parent.new_password),
});
export type ChangePasswordInput = yup.InferType<typeof changePasswordSchema>;

/** `POST /users/reset-password`. */
export const resetPasswordSchema = yup.object({ username: emailAddress().required() });

/** `PUT /users/active/{id}`. */
export const userActiveSchema = yup.object({ active: yup.boolean().required() });

/** `PUT /users/update-language/{id}`. */
export const userLanguageSchema = yup.object({ language_id: id().required('field_select_required') });
