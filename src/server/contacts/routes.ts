import type { Api } from '../http/api';
import { createContact } from './create';
import { findContacts } from './queries';

/** Binds `/contact` (CONTRACT-2 §14). */
export function contactRoutes(api: Api): void {
  api.handle('contactCreate', async ({ ctx, body }) => ({ data: { id: await createContact(ctx, body) } }));
  api.handle('contactList', ({ ctx, query }) => findContacts(ctx.db, query));
}
