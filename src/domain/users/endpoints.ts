import type { Endpoint } from '../endpoint';
import { employeeQuery } from '../lookups';

/** Calls of users (spec 2 §7). */
export const userEndpoints = {
  me: { method: 'GET', path: '/users/me', access: 'self', summary: 'The signed-in user', answer: 'one' },
  accessRight: {
    method: 'GET',
    path: '/permission/access-right',
    access: 'self',
    summary: "The signed-in user's access map",
    answer: 'one',
  },
  employees: {
    method: 'GET',
    path: '/users/employees',
    access: { scope: 'user_management', action: 'r_employees' },
    summary: 'Staff for pickers',
    answer: 'list',
    query: employeeQuery,
  },
} satisfies Record<string, Endpoint>;
