import type { InputsOf } from '../input';
import type { notificationEndpoints } from './endpoints';
import { notificationPreferencesSchema, notificationQuery, notificationReadSchema } from './schema';

/** What the calls of notifications are sent. */
export const notificationInputs = {
  notificationList: { query: notificationQuery },
  notificationRead: { body: notificationReadSchema },
  notificationPreferencesUpdate: { body: notificationPreferencesSchema },
} satisfies InputsOf<typeof notificationEndpoints>;
