import type { Words } from '../../../domain/imports';
import en from '../../../domain/locales/en/roles.json';
import vi from '../../../domain/locales/vi/roles.json';
import type { RoleName } from '../../../domain/roles';
import { hasOwnName } from '../../../domain/roles/names';

/** Roles with what they are called where they are shown: in every language, or as the house has named them. */
export function inWords<Role extends { name: string; name_display: string }>(
  roles: readonly Role[],
): (Role & { words: Words })[] {
  return roles.map((role) => ({ ...role, words: wordsOf(role) }));
}

function wordsOf(role: { name: string; name_display: string }): Words {
  if (!hasOwnName(role)) return { vi: role.name_display, en: role.name_display };
  const name = role.name as RoleName;
  return { vi: vi.name[name], en: en.name[name] };
}
