import type { AuthProvider, UserIdentity } from 'react-admin';
import type { AccessMap } from '../domain/access';
import type { Me } from '../domain/users/types';
import { reloadAccount, signIn, signOut } from './account';
import type { ResourceVerb } from './resourceCalls';
import { getAccessMap, getAccount, getSession } from './session';

/** Who is signed in, as react-admin knows people. */
export type Identity = UserIdentity & Me;

interface ConsoleAuthProvider extends AuthProvider {
  login: (credentials: { username: string; password: string; isKeepLogin: boolean }) => Promise<void>;
  getPermissions: () => Promise<AccessMap>;
}

const verbOfAction: Record<string, ResourceVerb> = {
  list: 'getList',
  show: 'getOne',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

/** Signing in and out, who is there and what they may do: the access-key map as react-admin asks for it. */
export const authProvider: ConsoleAuthProvider = {
  login: ({ username, password, isKeepLogin }) => signIn(username, password, isKeepLogin),
  // Nothing to return to: the gate above the console shows the login page as soon as the session is gone.
  logout: async () => {
    await signOut();
    return false;
  },
  checkAuth: async () => {
    if (!getSession()) throw new Error('ra.auth.auth_check_error');
  },
  // A refused token has ended the session in http already. What is forbidden now may have been allowed when the page
  // was drawn: the rights are asked for anew.
  checkError: async ({ status }: { status?: number }) => {
    if (status === 403 && getSession()) await reloadAccount();
  },
  getIdentity: async (): Promise<Identity> => {
    const me = getAccount()?.me;
    if (!me) throw new Error('ra.auth.auth_check_error');
    return { ...me, fullName: me.fullname, ...(me.full_avatar ? { avatar: me.full_avatar } : {}) };
  },
  getPermissions: async () => getAccessMap(),
  /** `action` is react-admin's own (list, show, create, edit, delete) of a resource, or a letter of an access key. */
  canAccess: async ({ resource, action }) => {
    // The table of calls comes with the console; the pages before signing in do without.
    const [{ endpointFor }, { mayCall }] = await Promise.all([import('./resourceCalls'), import('./mayCall')]);
    const verb = verbOfAction[action];
    const name = verb && endpointFor(resource, verb);
    if (name) return mayCall(getAccessMap(), name);
    const access: Partial<Record<string, Partial<Record<string, 1>>>> = getAccessMap();
    return access[resource]?.[action] === 1;
  },
};
