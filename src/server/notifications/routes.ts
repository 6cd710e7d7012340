import { type Api, EventStreamAnswer } from '../http/api';
import { preferencesOf, updatePreferences } from './preferences';
import { countUnread, findNotifications } from './queries/notifications';
import { readNotifications } from './read';
import { eventStream } from './stream';

/** Binds `/setting/notifications` and `/events` (spec 2 §7 Settings). */
export function notificationRoutes(api: Api): void {
  api.handle('notificationList', async ({ ctx, query }) => {
    const page = await findNotifications(ctx.db, ctx.viewer.id, query);
    return { ...page, unread: await countUnread(ctx.db, ctx.viewer.id) };
  });
  api.handle('notificationRead', async ({ ctx, body }) => ({
    data: { unread: await readNotifications(ctx, body.all ? null : body.ids) },
  }));
  api.handle('notificationPreferences', async ({ ctx }) => whole(await preferencesOf(ctx)));
  api.handle('notificationPreferencesUpdate', async ({ ctx, body }) => {
    await updatePreferences(ctx, body);
    return whole(await preferencesOf(ctx));
  });
  api.handle('events', async ({ ctx, accept, lastEventId }) =>
    accept.includes('text/event-stream')
      ? new EventStreamAnswer(eventStream(ctx, lastEventId))
      : { data: { unread: await countUnread(ctx.db, ctx.viewer.id) } },
  );
}

function whole<T>(rows: T[]) {
  return { data: rows, total: rows.length, page: 1, size: rows.length };
}
