import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import type { ErasedUser } from '../db/trash';
import { updateUserRow } from '../users/links/queries';
import { erasedOf, removeUser } from '../users/remove';
import { lockRepresentative } from './guards';
import { endLink, findLinks, findRepresenting, type Represented } from './queries';

/** What ended: the link, and where it was the last one, its user as it was. */
interface Ended {
  link: string | null;
  user: ErasedUser | null;
}

/**
 * Ends that a user stands for a customer or brand (spec 2 §7 representatives); a user who stands for no other one is
 * removed, which frees the e-mail and ends the sessions.
 * @throws AppError permission_denied, representative_not_exist
 */
export async function endRepresentation(
  ctx: SignedCtx,
  id: string,
  object: Represented,
  reason: string,
): Promise<Ended> {
  return inTransaction(ctx, async (tx) => {
    const stored = await lockRepresentative(tx, id, object);
    const { fullname } = stored;
    const link = await endLink(tx.db, id, object, reason);
    const field = `${object.type}_ids`;
    const left = await findLinks(tx.db, id);
    if (left.length === 0) {
      await removeUser(tx, id);
    } else {
      await updateUserRow(tx.db, id, {});
      const after = left.filter(({ type }) => type === object.type).map(({ objectId }) => objectId);
      const changes = { [field]: { before: [...after, object.objectId], after }, reason: { after: reason } };
      await recordAudit(tx, { action: 'update', entity: 'user', entity_id: id, changes });
    }
    const changes = { representative: { before: fullname }, reason: { after: reason } };
    await recordAudit(tx, {
      action: 'remove_representative',
      entity: object.type,
      entity_id: object.objectId,
      changes,
    });
    return { link, user: left.length === 0 ? erasedOf(stored) : null };
  });
}

/**
 * The same for everybody who stands for a customer or brand that is being removed, in the caller's transaction. Answers
 * what ended.
 */
export async function endRepresentations(
  tx: SignedCtx,
  object: Represented,
  reason: string,
): Promise<{ links: string[]; users: ErasedUser[] }> {
  const ended: Ended[] = [];
  for (const id of await findRepresenting(tx.db, object)) ended.push(await endRepresentation(tx, id, object, reason));
  return { links: ended.flatMap(({ link }) => link ?? []), users: ended.flatMap(({ user }) => user ?? []) };
}
