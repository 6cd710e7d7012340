import useMediaQuery from '@mui/material/useMediaQuery';
import { useSyncExternalStore } from 'react';
import { getPreference, setPreference, subscribePreferences } from '../../providers/preferences';
import { theme } from '../../ui/console/theme';

/** Open, or collapsed below xl, until the person chooses otherwise for that width; remembered (spec 1 §2). */
export function useMenuState(): { collapsed: boolean; toggle: () => void } {
  const name = useMediaQuery(theme.breakpoints.up('xl'), { noSsr: true }) ? 'menu' : 'menuNarrow';
  const collapsed = useSyncExternalStore(subscribePreferences, () => getPreference(name)) === 'collapsed';
  return { collapsed, toggle: () => setPreference(name, collapsed ? 'open' : 'collapsed') };
}
