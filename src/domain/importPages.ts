import { importRights } from './imports';
import type { PageRoute } from './pageRoute';

/** Pages that all imports share. */
export const importPages = {
  imports: {
    path: '/imports',
    label: 'page.imports',
    // Whoever may import something has imports to look at and take back; who reads rights sees those of all.
    access: [...Object.values(importRights), { scope: 'permission_management', action: 'r' }],
    menu: 'settings',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
