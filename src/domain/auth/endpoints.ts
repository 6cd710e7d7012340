import type { Endpoint } from '../endpoint';
import { loginSchema, logoutSchema, refreshSchema } from './schema';

/** Calls of auth (spec 2 §7). */
export const authEndpoints = {
  login: {
    method: 'POST',
    path: '/auth/login',
    access: 'public',
    summary: 'Sign in',
    answer: 'one',
    body: loginSchema,
  },
  refresh: {
    method: 'POST',
    path: '/auth/refresh',
    access: 'public',
    summary: 'Exchange a refresh token for new tokens',
    answer: 'one',
    body: refreshSchema,
  },
  logout: {
    method: 'POST',
    path: '/auth/logout',
    access: 'public',
    summary: 'Revoke the refresh token family',
    answer: 'nothing',
    body: logoutSchema,
  },
} satisfies Record<string, Endpoint>;
