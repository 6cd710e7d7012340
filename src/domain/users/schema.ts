import * as yup from 'yup';
import { passwordLimits, textLimits } from '../limits';
import { text } from '../validation';

/** Password rule: at least 6 characters with an upper-case and a lower-case letter, a digit and a special character (spec 1 §5). */
export function newPassword() {
  return yup
    .string()
    .max(passwordLimits.max)
    .test('strong', 'password_weak', (value) => value === undefined || isStrongPassword(value));
}

/** Whether a password meets the rule above. */
export function isStrongPassword(value: string): boolean {
  const kinds = [/\p{Lu}/u, /\p{Ll}/u, /\d/, /[^\p{L}\d\s]/u];
  return value.length >= passwordLimits.min && kinds.every((kind) => kind.test(value));
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
