import { localStorageStore, type Store } from 'react-admin';

/** What a person keeps of the console on this device, such as saved queries and columns: each their own, and for good. */
export function personalStore(userId: string): Store {
  // react-admin empties its store at every sign-out.
  return { ...localStorageStore(undefined, userId), reset: () => undefined };
}
