import { useSyncExternalStore } from 'react';
import { getUnread, setUnread, subscribeUnread } from '../../../providers/notifications';
import { useVerb } from '../../../ui/console/data/useVerb';
import { useNotifyFailure } from '../../../ui/console/state/useNotifyFailure';

/** How many notifications are unread, as it is now. */
export function useUnread(): number | null {
  return useSyncExternalStore(subscribeUnread, getUnread);
}

/** Marks notifications of one's own read, or all of them; what keeps it from happening is said. */
export function useMarkRead(): (what: readonly string[] | 'all') => Promise<void> {
  const notifyFailure = useNotifyFailure();
  const [markRead] = useVerb<{ unread: number }>('notificationRead');
  return async (what) => {
    try {
      const { unread } = await markRead({ body: what === 'all' ? { all: true } : { ids: what } });
      setUnread(unread);
    } catch (error) {
      notifyFailure(error);
    }
  };
}
