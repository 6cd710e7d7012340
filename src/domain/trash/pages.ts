import type { PageRoute } from '../pageRoute';
import { deleteRights } from './rules';

/** The page of what was deleted. */
export const trashPages = {
  trash: {
    path: '/trash',
    label: 'page.trash',
    access: Object.values(deleteRights),
    menu: 'settings',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
