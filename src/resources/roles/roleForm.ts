import type { FieldValues } from 'react-hook-form';
import { allGrants, type Grant, rightOf } from '../../domain/access';
import { roleSchema, roleUpdateSchema } from '../../domain/roles/schema';
import type { RoleDetail } from '../../domain/roles/types';
import { isUnread } from '../../domain/typedNumber';
import type { FormRules } from '../../ui/console/form/resolver';
import { differenceOf, rightsOf } from './rights';

/** An emptied description is none; an emptied priority stays as it is. */
function toInput({ permissions: _rights, ...values }: FieldValues): FieldValues {
  const { priority, ...rest } = values;
  return {
    ...rest,
    description: rest.description || null,
    ...(priority === '' ? {} : { priority: isUnread(priority) ? priority : Number(priority) }),
  };
}

export const newRoleRules: FormRules = { schema: roleSchema, toInput };
export const roleRules: FormRules = { schema: roleUpdateSchema, toInput };

export const emptyRole = {
  name: '',
  name_display: '',
  description: '',
  priority: 100,
  status: true,
  type: 'staff',
  second_factor_required: false,
};

/** A role as its form holds it, its rights as a list in the order of the table. */
export function toForm(role: RoleDetail) {
  const rights = rightsOf(role.permissions);
  return {
    name: role.name,
    name_display: role.name_display,
    description: role.description ?? '',
    priority: role.priority,
    status: role.status,
    second_factor_required: role.second_factor_required,
    permissions: allGrants.filter((grant) => rights.has(grant)),
  };
}

/** What `POST /role` takes. */
export function toRole(values: FieldValues): FieldValues {
  return toInput(values);
}

/** What differs: fields as `PUT /role/{id}` takes them, and rights as `PUT /role-permission` does. */
export function changedFields(values: FieldValues, before: FieldValues): FieldValues {
  const [now, was] = [toInput(values), toInput(before)];
  const { added, removed } = differenceOf(new Set(before.permissions), new Set(values.permissions));
  const permissions = [...permissionsOf(added, true), ...permissionsOf(removed, false)];
  return {
    ...Object.fromEntries(Object.entries(now).filter(([field, value]) => value !== was[field])),
    ...(permissions.length > 0 && { permissions }),
  };
}

function permissionsOf(grants: readonly Grant[], allowed: boolean) {
  return grants.map((grant) => ({ ...rightOf(grant), allowed }));
}
