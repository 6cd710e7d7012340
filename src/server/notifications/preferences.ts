import type { NotificationPreferencesInput } from '../../domain/notifications/schema';
import {
  isInAppByDefault,
  isMailedByDefault,
  type NotificationPreference,
  notificationKinds,
} from '../../domain/notifications/types';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { findPreferences, savePreferences } from './queries/notifications';

/** What the caller has chosen of every kind; by default all but the digest in the app, by mail what somebody waits for. */
export async function preferencesOf({ db, viewer }: SignedCtx): Promise<NotificationPreference[]> {
  const chosen = new Map((await findPreferences(db, viewer.id)).map((choice) => [choice.kind, choice]));
  return notificationKinds.map(
    (kind) => chosen.get(kind) ?? { kind, in_app: isInAppByDefault(kind), by_mail: isMailedByDefault(kind) },
  );
}

/** Keeps the caller's choices; kinds left out stay as they are. */
export async function updatePreferences(ctx: SignedCtx, { preferences }: NotificationPreferencesInput): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const before = await preferencesOf(tx);
    const chosen = [...new Map(preferences.map((choice) => [choice.kind, choice])).values()];
    await savePreferences(tx.db, tx.viewer.id, chosen);
    const changes = changesOf(arriving(before), arriving(await preferencesOf(tx)));
    if (Object.keys(changes).length === 0) return;
    await recordAudit(tx, { action: 'update_notifications', entity: 'user', entity_id: tx.viewer.id, changes });
  });
}

/** The kinds that arrive, by their way: as the trail tells it. */
const arriving = (choices: readonly NotificationPreference[]) => ({
  in_app: choices.filter(({ in_app }) => in_app).map(({ kind }) => kind),
  by_mail: choices.filter(({ by_mail }) => by_mail).map(({ kind }) => kind),
});
