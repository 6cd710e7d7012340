import * as yup from 'yup';
import type { ImportChoice, ImportColumn, Words } from '../imports';
import { type Gender, genders } from '../kols/values';
import { textLimits } from '../limits';
import en from '../locales/en/workbook.json';
import vi from '../locales/vi/workbook.json';
import { code, day, emailAddress, mobilePhone, oneLine, text } from '../validation';
import { staffCode } from './schema';

export type UserColumnKey = keyof typeof vi.user & keyof typeof en.user;

const header = (key: UserColumnKey): Words => ({ vi: vi.user[key], en: en.user[key] });
const note = (key: keyof typeof vi.user_note): { note: Words } => ({
  note: { vi: vi.user_note[key], en: en.user_note[key] },
});
const genderChoices: readonly ImportChoice[] = genders.map((value) => ({
  value,
  label: { vi: vi.gender[value], en: en.gender[value] },
}));

export const userSheetName: Words = { vi: vi.sheet.users, en: en.sheet.users };

/** What the cells of a user workbook may name. */
export interface UserSheetLists {
  /** As they are called where roles are shown. */
  roles: readonly { name: string; words: Words }[];
  departments: readonly { name: string }[];
  studios: readonly { name: string }[];
}

const named = (names: readonly string[]): ImportChoice[] =>
  [...new Set(names)].map((name) => ({ value: name, label: { vi: name, en: name } }));

/** The user workbook (spec 2 §7 template-file): its roles, departments and studios are those of this moment. */
export function userColumns({ roles, departments, studios }: UserSheetLists): readonly ImportColumn<UserColumnKey>[] {
  const column = (key: UserColumnKey, rest: Partial<ImportColumn<UserColumnKey>> = {}) => ({
    key,
    kind: 'text' as const,
    header: header(key),
    ...rest,
  });
  return [
    column('code', { kind: 'code', required: true, ...note('code') }),
    column('fullname', { required: true }),
    column('email', { required: true, ...note('email') }),
    column('phone', { required: true, ...note('phone') }),
    column('role', {
      kind: 'choice',
      required: true,
      choices: roles.map(({ name, words }) => ({ value: name, label: words })),
      choiceError: 'role_not_exist',
      ...note('role'),
    }),
    column('department', {
      kind: 'choice',
      expected: true,
      choices: named(departments.map(({ name }) => name)),
      choiceError: 'department_not_exist',
      ...note('place'),
    }),
    column('studio', {
      kind: 'choice',
      expected: true,
      choices: named(studios.map(({ name }) => name)),
      choiceError: 'studio_not_exist',
      ...note('place'),
    }),
    column('represents', { kind: 'list', ...note('represents') }),
    column('kol_code', { kind: 'code', ...note('kol_code') }),
    column('gender', { kind: 'choice', choices: genderChoices }),
    column('birthday', { kind: 'day', ...note('birthday') }),
    column('position'),
    column('address'),
  ];
}

/** A row of the workbook, its role, department and studio by name. */
export const userSheetSchema = yup.object({
  code: staffCode().required(),
  fullname: oneLine().required(),
  email: emailAddress().required(),
  phone: mobilePhone().required(),
  role: yup.string().required('field_select_required'),
  department: yup.string(),
  studio: yup.string(),
  represents: yup.array(code().required()).max(200),
  kol_code: code(),
  gender: yup.string<Gender>(),
  birthday: day(),
  position: oneLine(),
  address: text(textLimits.note),
});
export type UserSheetRow = yup.InferType<typeof userSheetSchema>;
