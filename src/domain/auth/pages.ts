import type { PageRoute } from '../pageRoute';

/** Pages of people who are not signed in (spec 1 §2 Auth layout). */
export const authPages = {
  login: { path: '/login', label: 'page.login', layout: 'auth' },
  register: { path: '/register', label: 'auth.register.page', layout: 'auth' },
  forgotPassword: { path: '/forgot-password', label: 'auth.forgot.page', layout: 'auth' },
  otpAuth: { path: '/otp-auth', label: 'auth.verify.page', layout: 'auth' },
  changePassword: { path: '/change-password', label: 'auth.change.page', layout: 'auth' },
  oauthCallback: { path: '/oauth/callback', label: 'auth.callback.page', layout: 'auth' },
  socialInvitation: { path: '/connect-account', label: 'auth.connect.page', layout: 'auth' },
} as const satisfies Record<string, PageRoute>;
