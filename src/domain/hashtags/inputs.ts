import type { InputsOf } from '../input';
import type { hashtagEndpoints } from './endpoints';
import { kolBrandsQuery } from './schema';

/** What the calls of hashtags are sent. */
export const hashtagInputs = {
  kolBrandsFilter: { query: kolBrandsQuery },
} satisfies InputsOf<typeof hashtagEndpoints>;
