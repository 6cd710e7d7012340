import { captchaSeconds } from '../../domain/limits';
import type { Api } from '../http/api';

/** Binds `GET /captcha` (CONTRACT.md §1). */
export function captchaRoutes(api: Api): void {
  api.handle('captcha', async ({ ctx }) => ({ data: await ctx.captcha.challenge(captchaSeconds) }));
}
