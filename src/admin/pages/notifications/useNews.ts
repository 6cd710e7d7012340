import { useEffect, useRef, useSyncExternalStore } from 'react';
import { getNews, subscribeNews } from '../../../providers/notifications';

/** How many notifications are unread, as it is now. */
export function useUnread(): number | null {
  return useSyncExternalStore(subscribeNews, () => getNews().unread);
}

/** Loads a list anew whenever something came or was read, here or elsewhere. */
export function useFreshNews(refetch: () => unknown): void {
  const version = useSyncExternalStore(subscribeNews, () => getNews().version);
  const loaded = useRef(version);
  useEffect(() => {
    if (loaded.current === version) return;
    loaded.current = version;
    void refetch();
  }, [version, refetch]);
}
