import { recordAudit } from '../audit/record';
import { inTransaction, type SignedCtx } from '../context';
import { updateUserRow } from '../users/links/queries';
import { removeUser } from '../users/remove';
import { lockRepresentative } from './guards';
import { endLink, findLinks, findRepresenting, type Represented } from './queries';

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
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { fullname } = await lockRepresentative(tx, id, object);
    await endLink(tx.db, id, object, reason);
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
  });
}

/** The same for everybody who stands for a customer or brand that is being removed, in the caller's transaction. */
export async function endRepresentations(tx: SignedCtx, object: Represented, reason: string): Promise<void> {
  for (const id of await findRepresenting(tx.db, object)) await endRepresentation(tx, id, object, reason);
}
