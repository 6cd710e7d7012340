import type { InputsOf } from '../input';
import type { searchEndpoints } from './endpoints';
import { searchQuery } from './schema';

/** What the calls of search are sent. */
export const searchInputs = {
  search: { query: searchQuery },
} satisfies InputsOf<typeof searchEndpoints>;
