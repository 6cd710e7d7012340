import { useSyncExternalStore } from 'react';
import { getPreference, setPreference, subscribePreferences } from '../../providers/preferences';

/** Rows or cards; remembered on the device (spec 1 §2 KOL list). */
export function useKolView() {
  const view = useSyncExternalStore(subscribePreferences, () => getPreference('kolView'));
  return { view, setView: (chosen: typeof view) => setPreference('kolView', chosen) };
}
