import type { InputsOf } from '../input';
import type { clientErrorEndpoints } from './endpoints';
import { clientErrorQuery, clientErrorSchema } from './schema';

/** What the calls of clientErrors are sent. */
export const clientErrorInputs = {
  clientErrorReport: { body: clientErrorSchema },
  clientErrorList: { query: clientErrorQuery },
} satisfies InputsOf<typeof clientErrorEndpoints>;
