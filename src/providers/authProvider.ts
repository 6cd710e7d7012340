import type { AuthProvider } from 'react-admin';
import { can } from '../domain/access';
import { signIn, signOut } from './account';
import { mayCall } from './mayCall';
import { endpointFor, type ResourceVerb } from './resources';
import { getAccessMap, getAccount, getSession } from './session';

const verbOfAction: Record<string, ResourceVerb> = {
  list: 'getList',
  show: 'getOne',
  create: 'create',
  edit: 'update',
  delete: 'delete',
};

export const authProvider: AuthProvider = {
  login: ({ username, password, isKeepLogin }: { username: string; password: string; isKeepLogin: boolean }) =>
    signIn(username, password, isKeepLogin),
  // Nothing to return to: the gate above the console shows the login page as soon as the session is gone.
  logout: async () => {
    await signOut();
    return false;
  },
  checkAuth: async () => {
    if (!getSession()) throw new Error('ra.auth.auth_check_error');
  },
  // A refused token has ended the session in http already; other refusals belong to the page that met them.
  checkError: async () => undefined,
  getIdentity: async () => {
    const me = getAccount()?.me;
    if (!me) throw new Error('ra.auth.auth_check_error');
    return { id: me.id, fullName: me.fullname, ...(me.full_avatar ? { avatar: me.full_avatar } : {}) };
  },
  getPermissions: async () => getAccessMap(),
  /** `action` is react-admin's own (list, show, create, edit, delete) or a letter of the access map. */
  canAccess: async ({ resource, action }) => {
    const verb = verbOfAction[action];
    const name = verb && endpointFor(resource, verb);
    if (!name) return can(getAccessMap(), resource as Parameters<typeof can>[1], action);
    return mayCall(name);
  },
};
