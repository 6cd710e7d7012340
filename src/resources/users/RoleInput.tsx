import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UserType } from '../../domain/roles';
import { adminRole } from '../../domain/roles/rules';
import { useIsAdmin } from '../../ui/console/access/useIsAdmin';
import { SelectField } from '../../ui/console/form/SelectField';
import { useRoleName } from '../../ui/console/useRoleName';
import { useRoles } from '../../ui/console/useRoles';

/** The role of a type that has only one. */
const roleOfType: Partial<Record<UserType, string>> = { customer: 'customer', brand: 'brand', kol: 'KOL' };

/** The role of a user: chosen for staff, decided by the type for everybody else (spec 1 §5 User). */
export function RoleInput({ isNew = false }: { isNew?: boolean }) {
  const translate = useTranslate();
  const roleName = useRoleName();
  const roles = useRoles();
  const { setValue } = useFormContext();
  const type: UserType | '' = useWatch({ name: 'type' });
  const chosen: string = useWatch({ name: 'roles' });
  const isAdmin = useIsAdmin();

  // Nobody becomes an admin by update, and only an admin adds one.
  const offered = roles.filter(
    (role) =>
      role.id === chosen || (role.type === type && role.status && (role.name !== adminRole || (isAdmin && isNew))),
  );
  const mine = roles.find((role) => role.id === chosen);
  const own = type === '' ? undefined : roleOfType[type];

  useEffect(() => {
    if (roles.length === 0 || type === '' || (mine && mine.type === type)) return;
    const wanted = roles.find((role) => role.name === own)?.id ?? '';
    if (wanted !== chosen) setValue('roles', wanted, { shouldDirty: true });
  }, [roles, type, own, mine, chosen, setValue]);

  return (
    <SelectField
      source="roles"
      label={translate('users.role')}
      help={own ? translate('users.role_by_type') : (mine?.description ?? undefined)}
      disabled={own !== undefined}
      options={offered.filter((role) => role.type === type).map((role) => ({ value: role.id, label: roleName(role) }))}
      show={(id) => roles.filter((role) => role.id === id).map(roleName)[0]}
    />
  );
}
