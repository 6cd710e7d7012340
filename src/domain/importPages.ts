import type { PageRoute } from './pageRoute';

/** Pages that all imports share. */
export const importPages = {
  imports: {
    path: '/imports',
    label: 'page.imports',
    access: { scope: 'campaigns_management', action: 'c_import' },
    menu: 'settings',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
