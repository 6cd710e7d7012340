import type { InputsOf } from '../input';
import { idParams } from '../lookups';
import type { mediaEndpoints } from './endpoints';

/** What the calls of media are sent. */
export const mediaInputs = {
  mediaDelete: { params: idParams },
} satisfies InputsOf<typeof mediaEndpoints>;
