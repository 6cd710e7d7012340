import type { Api } from '../http/api';
import { login } from './login';
import { logout } from './logout';
import { refresh } from './refresh';

/** Binds `/auth/*` (spec 2 §7 Auth). */
export function authRoutes(api: Api): void {
  api.handle('login', async ({ ctx, body }) => ({ data: await login(ctx, body) }));
  api.handle('refresh', async ({ ctx, body }) => ({ data: await refresh(ctx, body) }));
  api.handle('logout', ({ ctx, body }) => logout(ctx, body));
}
