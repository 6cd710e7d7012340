import { useEffect, useRef, useSyncExternalStore } from 'react';
import { useRefresh } from 'react-admin';
import { getConnection, subscribeConnection } from '../../providers/connection';
import { hasUnsaved } from '../../providers/unsaved';

/** Loads anew what is shown once the server is back; not under entries somebody is still making. */
export function useReconnect(): void {
  const refresh = useRefresh();
  const connection = useSyncExternalStore(subscribeConnection, getConnection);
  const lost = useRef(false);
  useEffect(() => {
    if (connection !== 'fine') {
      lost.current = true;
      return;
    }
    if (lost.current && !hasUnsaved()) refresh();
    lost.current = false;
  }, [connection, refresh]);
}
