import { type Api, RedirectAnswer } from '../http/api';
import { forgetPassword } from './forgetPassword';
import { login } from './login';
import { logout } from './logout';
import { newChangePassword } from './newChangePassword';
import { otpTimes } from './otps/otps';
import { refresh } from './refresh';
import { register } from './registration/register';
import { setPassword } from './registration/setPassword';
import { verifyEmail, verifyOtp } from './registration/verify';
import { resendOtp } from './resendOtp';
import { showSecondFactor } from './secondFactor/show';
import { finishGoogle, startGoogle } from './social/google';
import { loginSocial } from './social/loginSocial';

const purposeOf = { FORGET_PASSWORD: 'forgot', REGISTER: 'register' } as const;

/** Binds `/auth/*` (spec 2 §7 Auth) and the own second factor. */
export function authRoutes(api: Api): void {
  api.handle('login', async ({ ctx, body, home }) => ({ data: await login(ctx, body, home) }));
  api.handle('secondFactorShow', async ({ ctx, body, home }) => ({ data: await showSecondFactor(ctx, body, home) }));
  api.handle('refresh', async ({ ctx, body }) => ({ data: await refresh(ctx, body) }));
  api.handle('logout', ({ ctx, body }) => logout(ctx, body));
  api.handle('register', async ({ ctx, body }) => ({ data: await register(ctx, body) }));
  api.handle('verifyOtp', async ({ ctx, body }) => ({ data: await verifyOtp(ctx, body) }));
  api.handle('verifyEmail', async ({ ctx, body, home }) => ({ data: await verifyEmail(ctx, body, home) }));
  api.handle('setPassword', ({ ctx, body }) => setPassword(ctx, body));
  api.handle('resendOtp', ({ ctx, body }) => resendOtp(ctx, body));
  api.handle('forgetPassword', ({ ctx, body }) => forgetPassword(ctx, body));
  api.handle('newChangePassword', ({ ctx, body }) => newChangePassword(ctx, body));
  api.handle('checkTimeVerification', async ({ ctx, params, query }) => ({
    data: await otpTimes(ctx, purposeOf[query.type], params.username),
  }));
  api.handle('loginSocial', async ({ ctx, body, home }) => ({ data: await loginSocial(ctx, body, home) }));
  api.handle('signInProviders', async ({ ctx }) => ({ data: { google: ctx.google !== null } }));
  api.handle('googleStart', async ({ ctx, home }) => {
    const { location, cookie } = await startGoogle(ctx, home);
    return new RedirectAnswer(location, cookie);
  });
  api.handle('googleCallback', async ({ ctx, home, cookie, query }) => {
    const journey = await finishGoogle(ctx, { home, cookie, answer: query });
    return new RedirectAnswer(journey.location, journey.cookie);
  });
}
