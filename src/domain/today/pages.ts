import type { PageRoute } from '../pageRoute';

/** The page of what waits for whoever is signed in (CONTRACT-2 §11 Today). */
export const todayPages = {
  today: { path: '/today', label: 'page.today', menu: 'today', layout: 'console' },
} as const satisfies Record<string, PageRoute>;
