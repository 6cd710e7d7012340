import { useQueryClient } from '@tanstack/react-query';
import { createContext, type ReactNode, useEffect, useMemo } from 'react';
import { useGetIdentity, usePermissions } from 'react-admin';
import type { AccessMap } from '../../../domain/access';
import { reloadAccount } from '../../../providers/account';
import type { Identity } from '../../../providers/authProvider';
import { onChanged } from '../../../providers/changes';
import { subscribeSession } from '../../../providers/session';

interface Account {
  me: Identity;
  access: AccessMap;
}

export const AccountContext = createContext<Account | null>(null);

/** Who is signed in and what they may do, as authProvider says; what is shown follows when either changes. */
export function AccountProvider({ children }: { children: ReactNode }) {
  const { permissions: access } = usePermissions<AccessMap>();
  const { identity } = useGetIdentity();
  const me = identity as Identity | undefined;
  useFollowAccount();
  const account = useMemo(() => me && access && { me, access }, [me, access]);
  if (!account) return null;
  return <AccountContext.Provider value={account}>{children}</AccountContext.Provider>;
}

function useFollowAccount(): void {
  const queryClient = useQueryClient();
  useEffect(() => subscribeSession(() => void queryClient.invalidateQueries({ queryKey: ['auth'] })), [queryClient]);
  useEffect(
    () =>
      onChanged((changed) => {
        if (changed.some(([entity]) => entity === 'me')) void reloadAccount();
      }),
    [],
  );
}
