import { type Api, CookieAnswer, RedirectAnswer } from '../http/api';
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
import { answerSignedIn, answerTokens, broughtToken, noSessionCookie } from './sessionCookie';
import { finishGoogle, startGoogle } from './social/google';
import { loginSocial } from './social/loginSocial';

const purposeOf = { FORGET_PASSWORD: 'forgot', REGISTER: 'register' } as const;

/** Binds `/auth/*` (spec 2 §7 Auth) and the own second factor. */
export function authRoutes(api: Api): void {
  api.handle('login', async ({ ctx, body, home, ...call }) =>
    answerSignedIn(await login(ctx, body, home), { home, ...call }),
  );
  api.handle('secondFactorShow', async ({ ctx, body, home, ...call }) =>
    answerTokens(await showSecondFactor(ctx, body, home), { home, ...call }),
  );
  api.handle('refresh', async ({ ctx, body, ...call }) => {
    const { user_name: username, refresh_token, access_token: accessToken } = body;
    const isInCookie = call.byCookie && refresh_token === undefined;
    const token = broughtToken(refresh_token, call);
    const given = await refresh(ctx, { username, token, ...(isInCookie && { beside: { accessToken } }) });
    return answerTokens(given, call);
  });
  api.handle('logout', async ({ ctx, body, ...call }) => {
    await logout(ctx, broughtToken(body.refresh_token, call));
    return call.byCookie ? new CookieAnswer(noSessionCookie(call.home)) : undefined;
  });
  api.handle('register', async ({ ctx, body }) => ({ data: await register(ctx, body) }));
  api.handle('verifyOtp', async ({ ctx, body }) => ({ data: await verifyOtp(ctx, body) }));
  api.handle('verifyEmail', async ({ ctx, body, home, ...call }) =>
    answerSignedIn(await verifyEmail(ctx, body, home), { home, ...call }),
  );
  api.handle('setPassword', ({ ctx, body }) => setPassword(ctx, body));
  api.handle('resendOtp', ({ ctx, body }) => resendOtp(ctx, body));
  api.handle('forgetPassword', ({ ctx, body }) => forgetPassword(ctx, body));
  api.handle('newChangePassword', ({ ctx, body }) => newChangePassword(ctx, body));
  api.handle('checkTimeVerification', async ({ ctx, params, query }) => ({
    data: await otpTimes(ctx, purposeOf[query.type], params.username),
  }));
  api.handle('loginSocial', async ({ ctx, body, home, ...call }) =>
    answerSignedIn(await loginSocial(ctx, body, home), { home, ...call }),
  );
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
