import type { InputsOf } from '../input';
import type { todayEndpoints } from './endpoints';
import { todayQuery } from './schema';

/** What the calls of Today are sent. */
export const todayInputs = {
  today: { query: todayQuery },
} satisfies InputsOf<typeof todayEndpoints>;
