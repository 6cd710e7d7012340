import type { PageRoute } from '../pageRoute';

/** Pages of users (spec 1 §2). */
export const userPages = {
  users: {
    path: '/users',
    label: 'page.users',
    access: { scope: 'user_management', action: 'r' },
    menu: 'users',
    layout: 'console',
  },
  userCreate: {
    path: '/users/add',
    label: 'page.user_create',
    access: { scope: 'user_management', action: 'c' },
    parent: 'users',
    layout: 'console',
  },
  userUpload: {
    path: '/users/upload',
    label: 'page.user_upload',
    access: { scope: 'user_management', action: 'c' },
    parent: 'users',
    layout: 'console',
  },
  userView: {
    path: '/users/:id/view',
    label: 'page.user_view',
    record: 'users',
    access: { scope: 'user_management', action: 'r_detail' },
    parent: 'users',
    layout: 'console',
  },
  userEdit: {
    path: '/users/:id/edit',
    label: 'page.user_edit',
    access: { scope: 'user_management', action: 'u' },
    parent: 'userView',
    layout: 'console',
  },
  userViewEdit: {
    path: '/users/:id/view/edit',
    label: 'page.user_edit',
    access: { scope: 'user_management', action: 'u' },
    parent: 'userView',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
