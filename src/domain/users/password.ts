import { passwordLimits } from '../limits';

/** One condition of a password; its words are `auth.rule.{name}`. */
export interface PasswordRule {
  name: 'length' | 'upper' | 'lower' | 'digit' | 'special';
  met(value: string): boolean;
}

const has = (pattern: RegExp) => (value: string) => pattern.test(value);

/** What a password must have, in the order of the checklist beside the field (spec 1 §5). */
export const passwordRules: readonly PasswordRule[] = [
  { name: 'length', met: (value) => value.length >= passwordLimits.min },
  { name: 'upper', met: has(/\p{Lu}/u) },
  { name: 'lower', met: has(/\p{Ll}/u) },
  { name: 'digit', met: has(/\d/) },
  { name: 'special', met: has(/[^\p{L}\d\s]/u) },
];

/** Whether a password that is being typed is shorter than advised: said beside the field, refused by nobody. */
export function isShortPassword(value: string): boolean {
  return value.length >= passwordLimits.min && value.length < passwordLimits.advised;
}

/** Whether a password meets every rule. */
export function isStrongPassword(value: string): boolean {
  return passwordRules.every(({ met }) => met(value));
}
