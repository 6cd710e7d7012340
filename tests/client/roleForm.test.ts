import { expect, it } from 'vitest';
import { toAccessMap } from '../../src/domain/access';
import type { RoleDetail } from '../../src/domain/roles/types';
import { changedFields, toForm } from '../../src/resources/roles/roleForm';

const role: RoleDetail = {
  id: 'x',
  name: 'staff',
  name_display: 'Staff',
  description: null,
  status: true,
  second_factor_required: false,
  priority: 100,
  type: 'staff',
  version: 1,
  permissions: toAccessMap(['kol_management.r', 'user_management.r']),
  user_total: 0,
};

it('sends of a role only what was changed, its rights one by one', () => {
  const before = toForm(role);
  expect(before.permissions).toEqual(expect.arrayContaining(['kol_management.r', 'user_management.r']));
  expect(changedFields({ ...before, priority: '100' }, before)).toEqual({});
  expect(changedFields({ ...before, name_display: 'Crew', priority: '7' }, before)).toEqual({
    name_display: 'Crew',
    priority: 7,
  });
  expect(changedFields({ ...before, permissions: ['kol_management.r', 'kol_management.c'] }, before)).toEqual({
    permissions: [
      { scope: 'kol_management', action: 'c', allowed: true },
      { scope: 'user_management', action: 'r', allowed: false },
    ],
  });
});
