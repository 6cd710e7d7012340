import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import type { UserType } from '../../domain/roles';
import { adminRole } from '../../domain/roles/rules';
import { getAccount } from '../../providers/session';
import { SelectField } from '../../ui/console/form/SelectField';
import { useRoles } from '../../ui/console/useRoles';

const decided: Partial<Record<UserType, string>> = { customer: 'customer', brand: 'brand', kol: 'KOL' };

/** The role of a user: chosen for staff, decided by the type for everybody else (spec 1 §5 User). */
export function RoleInput({ current }: { current?: string | undefined }) {
  const translate = useTranslate();
  const roles = useRoles();
  const { setValue } = useFormContext();
  const type: UserType | '' = useWatch({ name: 'type' });
  const chosen: string = useWatch({ name: 'roles' });
  const isAdmin = getAccount()?.me.roles.includes(adminRole) ?? false;

  // Nobody becomes an admin by update, and only an admin adds one.
  const offered = roles.filter(
    (role) =>
      role.id === chosen ||
      (role.type === type && role.status && (role.name !== adminRole || (isAdmin && current === undefined))),
  );
  const mine = roles.find((role) => role.id === chosen);
  const own = type === '' ? undefined : decided[type];

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
      options={offered
        .filter((role) => role.type === type)
        .map(({ id, name_display }) => ({ value: id, label: name_display }))}
    />
  );
}
