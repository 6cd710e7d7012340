import type { AccessMap } from '../domain/access';
import type { Me } from '../domain/users/types';
import { request } from './http';
import { endSession, getSession, saveLogin, setAccount, setSession } from './session';

/** Signs in; the account is loaded afterwards by whoever needs it. @throws ApiError */
export async function signIn(username: string, password: string, isKeepLogin: boolean): Promise<void> {
  const { data } = await request<{ data: { access_token: string; refresh_token: string } }>('login', {
    body: { username, password, isKeepLogin },
  });
  saveLogin(username, isKeepLogin);
  setSession({ username, accessToken: data.access_token, refreshToken: data.refresh_token, isKeepLogin });
}

/** Loads who is signed in and what they may do (spec 1 §4 Session). @throws ApiError */
export async function loadAccount(): Promise<void> {
  const [me, access] = await Promise.all([request<{ data: Me }>('me'), request<{ data: AccessMap }>('accessRight')]);
  setAccount({ me: me.data, access: access.data });
}

/** Ends the session here at once; telling the server is best effort. */
export async function signOut(): Promise<void> {
  const session = getSession();
  endSession('logout');
  if (!session) return;
  await request('logout', { body: { refresh_token: session.refreshToken } }).catch(() => undefined);
}
