import type { SeededDatabase } from './databases';
import { kolQueries } from './kolFilters';
import { searchedNames } from './kolList';

/** What a console asks all day: lists of KOLs in many ways, other lists, searches, oneself. */
export async function mixedPaths({ pool }: SeededDatabase): Promise<string[]> {
  const lists = ['campaigns', 'brands', 'customers', 'users/lists', 'setting/notifications', 'campaigns/request'].map(
    (name) => `/${name}`,
  );
  const searches = searchedNames.map((name) => `/search?q=${encodeURIComponent(name)}`);
  return [...(await kolQueries(pool)).map((query) => `/kols?${query}`), ...lists, ...searches, '/users/me'];
}
