import type { ContactMessage } from './types';

/** What the calls of contact messages answer. */
export interface ContactAnswers {
  contactCreate: { id: string };
  contactList: ContactMessage;
}
