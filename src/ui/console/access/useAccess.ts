import { useContext } from 'react';
import type { AccessMap } from '../../../domain/access';
import type { EndpointName } from '../../../domain/endpoints';
import { isReduced } from '../../../domain/roles';
import type { Identity } from '../../../providers/authProvider';
import { mayCall } from '../../../providers/mayCall';
import { AccountContext } from './AccountProvider';

function useAccount() {
  const account = useContext(AccountContext);
  if (!account) throw new Error('This stands outside the console: nobody is known to be signed in');
  return account;
}

/** What the signed-in person may do; whoever asks is drawn anew when it changes. */
export function useAccess(): AccessMap {
  return useAccount().access;
}

/** Who is signed in. */
export function useMe(): Identity {
  return useAccount().me;
}

/** Whether the signed-in person may make the call. */
export function useMayCall(name: EndpointName): boolean {
  return mayCall(useAccess(), name);
}

/** Whether the signed-in person gets the reduced view (spec 1 §6). */
export function useReducedView(): boolean {
  return isReduced(useMe());
}
