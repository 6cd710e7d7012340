import type { ReactNode } from 'react';
import { type AuthRouteName, pathTo } from '../../domain/routes';
import { late } from '../../ui/plain/late';

/** Asked for at once where nobody is signed in: it is what comes first then. */
export const loadLogin = () => import('./LoginPage').then((module) => ({ default: module.LoginPage }));

const LoginPage = late(loadLogin);
const RegisterPage = late(() => import('./register/RegisterPage').then((module) => ({ default: module.RegisterPage })));
const ForgotPasswordPage = late(() =>
  import('./ForgotPasswordPage').then((module) => ({ default: module.ForgotPasswordPage })),
);
const OtpAuthPage = late(() => import('./OtpAuthPage').then((module) => ({ default: module.OtpAuthPage })));
const ChangePasswordPage = late(() =>
  import('./ChangePasswordPage').then((module) => ({ default: module.ChangePasswordPage })),
);
const OauthCallbackPage = late(() =>
  import('./OauthCallbackPage').then((module) => ({ default: module.OauthCallbackPage })),
);

const ConnectAccountPage = late(() =>
  import('./ConnectAccountPage').then((module) => ({ default: module.ConnectAccountPage })),
);

/** The pages before signing in, each a chunk of its own: who is signed in needs none of them. */
export const authPages: Record<AuthRouteName, ReactNode> = {
  login: <LoginPage />,
  register: <RegisterPage />,
  forgotPassword: <ForgotPasswordPage />,
  otpAuth: <OtpAuthPage />,
  changePassword: <ChangePasswordPage />,
  oauthCallback: <OauthCallbackPage />,
  socialInvitation: <ConnectAccountPage />,
};

const names = Object.keys(authPages) as AuthRouteName[];

/** Which of them stands at this path; null for every other page. */
export function authPageAt(pathname: string): AuthRouteName | null {
  const path = pathname.replace(/\/+$/, '');
  return names.find((name) => pathTo(name) === path) ?? null;
}
