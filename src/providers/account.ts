import type { AccessMap } from '../domain/access';
import type { ShownFactor } from '../domain/auth/secondFactorSchema';
import type { SignedIn, Tokens } from '../domain/auth/types';
import type { Me } from '../domain/users/types';
import { request } from './http';
import { endSession, getSession, type SecondStep, saveLogin, setAccount, setSecondStep, setSession } from './session';

/** Begins the session, or goes on to the second step, whichever way the first one was taken. */
function enter(username: string, signedIn: SignedIn, isKeepLogin: boolean): void {
  if ('second_factor' in signedIn) setSecondStep({ username, isKeepLogin, ...signedIn.second_factor });
  else startSession(username, signedIn, isKeepLogin);
}

function startSession(username: string, tokens: Tokens, isKeepLogin: boolean): void {
  setSession({ username, accessToken: tokens.access_token, isKeepLogin });
}

/** Signs in; the account is loaded afterwards by whoever needs it. @throws ApiError */
export async function signIn(username: string, password: string, isKeepLogin: boolean): Promise<void> {
  const { data } = await request<{ data: SignedIn }>('login', { body: { username, password, isKeepLogin } });
  saveLogin(username, isKeepLogin);
  enter(username, data, isKeepLogin);
}

/** Signs in with what Google's callback has brought; `user_not_exist` where nobody has that e-mail. @throws ApiError */
export async function signInWithGoogle(email: string, socialId: string, isKeepLogin: boolean): Promise<void> {
  const body = { email, social_token: socialId, isKeepLogin };
  const { data } = await request<{ data: SignedIn }>('loginSocial', { body });
  enter(email, data, isKeepLogin);
}

/** Proves an e-mail with the mailed code and signs in. @throws ApiError */
export async function signInWithCode(email: string, otp: string): Promise<void> {
  const { data } = await request<{ data: SignedIn }>('verifyEmail', { body: { email, otp } });
  enter(email, data, false);
}

/** Finishes a sign-in with the second factor. @throws ApiError */
export async function showSecondFactor(
  { token, username, isKeepLogin }: SecondStep,
  shown: ShownFactor,
): Promise<void> {
  const { data } = await request<{ data: Tokens }>('secondFactorShow', { body: { token, ...shown } });
  startSession(username, data, isKeepLogin);
}

/** Loads who is signed in and what they may do (spec 1 §4 Session). @throws ApiError */
export async function loadAccount(): Promise<void> {
  const asked = getSession()?.username;
  const [me, access] = await Promise.all([request<{ data: Me }>('me'), request<{ data: AccessMap }>('accessRight')]);
  const session = getSession();
  if (!session || session.username !== asked) return;
  // Whoever signed in by e-mail may have another user name, and a refresh asks for that.
  if (session.username !== me.data.username) setSession({ ...session, username: me.data.username });
  setAccount({ me: me.data, access: access.data });
}

let reloading: Promise<void> | null = null;

/** Asks anew who is signed in and what they may do, once for everybody who asks meanwhile; no answer changes nothing. */
export function reloadAccount(): Promise<void> {
  reloading ??= loadAccount()
    .catch(() => undefined)
    .finally(() => {
      reloading = null;
    });
  return reloading;
}

/** Ends the session here at once; telling the server is best effort. */
export async function signOut(): Promise<void> {
  const session = getSession();
  endSession('logout');
  if (!session) return;
  await request('logout', { body: { refresh_token: session.refreshToken } }).catch(() => undefined);
}
