import { useLogout } from 'react-admin';
import { unfinished, writeDrafts } from '../../providers/drafts';
import { getAccount } from '../../providers/session';
import { maySignOut } from '../../providers/unsaved';

/** Signs out, after saying what is not saved: it goes with the session. */
export function useSignOut(): () => Promise<void> {
  const logout = useLogout();
  return async () => {
    const owner = getAccount()?.me.id;
    writeDrafts();
    if (await maySignOut(owner ? unfinished(owner) : [])) await logout();
  };
}
