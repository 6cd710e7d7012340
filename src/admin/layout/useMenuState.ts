import useMediaQuery from '@mui/material/useMediaQuery';
import { useState, useSyncExternalStore } from 'react';
import { getPreference, setPreference, subscribePreferences } from '../../providers/preferences';

/** Open or collapsed: remembered on wide screens, collapsed below xl until it is opened (spec 1 §2). */
export function useMenuState(): { collapsed: boolean; toggle: () => void } {
  const wide = useMediaQuery('(min-width: 1280px)', { noSsr: true });
  const chosen = useSyncExternalStore(subscribePreferences, () => getPreference('menu'));
  const [openWhileNarrow, setOpenWhileNarrow] = useState(false);
  if (!wide) return { collapsed: !openWhileNarrow, toggle: () => setOpenWhileNarrow(!openWhileNarrow) };
  const collapsed = chosen === 'collapsed';
  return { collapsed, toggle: () => setPreference('menu', collapsed ? 'open' : 'collapsed') };
}
