import type { InputsOf } from '../input';
import type { contactEndpoints } from './endpoints';
import { contactCreateSchema, contactListQuery } from './schema';

/** What the calls of contact messages are sent. */
export const contactInputs = {
  contactCreate: { body: contactCreateSchema },
  contactList: { query: contactListQuery },
} satisfies InputsOf<typeof contactEndpoints>;
