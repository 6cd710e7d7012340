import type { Endpoint } from '../endpoint';

const order = { scope: 'kol_management', action: 'p_kol_filter_order' } as const;
const history = { scope: 'kol_management', action: 'r_history_kol_filter_order' } as const;

/** Calls of orders to collect KOLs (spec 2 §7 KOLs and social). */
export const collectOrderEndpoints = {
  collectOrderCreate: {
    method: 'POST',
    path: '/social/kol-filter-order',
    access: order,
    summary: 'Order the accounts of a network that match a keyword and a range of followers; a few a day',
    answer: 'one',
    changes: ['collectOrders', 'audit'],
  },
  collectAllowance: {
    method: 'GET',
    path: '/social/kol-filter-order/allowance',
    access: order,
    summary: 'How many orders the caller may place a day, has placed today, and which networks can be asked',
    answer: 'one',
    reads: ['collectOrders'],
  },
  collectOrderList: {
    method: 'GET',
    path: '/social/history-kol-filter-order',
    access: history,
    summary: 'Orders to collect KOLs, newest first',
    answer: 'list',
    reads: ['collectOrders'],
    readsStandby: true,
  },
  collectOrderDownload: {
    method: 'GET',
    path: '/social/download/{id}',
    access: history,
    summary: 'What a complete order has found, as a workbook',
    answer: 'file',
    exports: true,
    reads: ['collectOrders'],
  },
} satisfies Record<string, Endpoint>;
