import { useLogout } from 'react-admin';
import { mayLeave } from '../../providers/unsaved';

/** Signs out, after asking about unsaved entries. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  return async () => {
    if (await mayLeave()) await logout();
  };
}
