import type { PageRoute } from '../pageRoute';

/** Pages of orders to collect KOLs (spec 1 §2 KOLs). */
export const collectOrderPages = {
  kolCollect: {
    path: '/kols/collect',
    label: 'page.kol_collect',
    access: { scope: 'kol_management', action: 'p_kol_filter_order' },
    menu: 'kols',
    layout: 'console',
  },
  kolHistory: {
    path: '/kols/history',
    label: 'page.kol_history',
    access: { scope: 'kol_management', action: 'r_history_kol_filter_order' },
    menu: 'kols',
    layout: 'console',
  },
} as const satisfies Record<string, PageRoute>;
