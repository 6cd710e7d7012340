import { can } from '../../domain/access';
import { AppError } from '../../domain/errors';
import { recordAudit } from '../audit/record';
import type { SignedCtx } from '../context';
import { setUserActive } from '../users/setActive';
import { lockRepresentative } from './guards';
import { findLinks, type Represented, switchLink } from './queries';

/**
 * Switches a representative on or off, in the caller's transaction (spec 2 §4). Who stands for nothing any more cannot
 * sign in; who was suspended as a user is let in again only by those who may do that.
 * @throws AppError permission_denied, representative_not_exist
 */
export async function switchRepresentative(
  tx: SignedCtx,
  id: string,
  object: Represented,
  active: boolean,
): Promise<void> {
  const user = await lockRepresentative(tx, id, object);
  const links = await findLinks(tx.db, id);
  const isThis = (link: Represented) => link.objectId === object.objectId && link.type === object.type;
  const wasOn = links.some((link) => isThis(link) && link.active);
  const others = links.some((link) => !isThis(link) && link.active);
  if (wasOn === active && (user.active || !active)) return;
  const isSuspended = !user.active && (wasOn || others);
  if (active && isSuspended && !can(tx.viewer.access, 'user_management', 'u_active')) {
    throw new AppError('permission_denied');
  }
  await switchLink(tx.db, id, object, active);
  if (active || !others) await setUserActive(tx, id, active);
  const changes = {
    representative: { before: user.fullname, after: user.fullname },
    active: { before: wasOn && user.active, after: active },
  };
  await recordAudit(tx, { action: 'update', entity: object.type, entity_id: object.objectId, changes });
}
