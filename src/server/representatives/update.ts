import type { RepresentativeUpdate } from '../../domain/representatives/schema';
import { inTransaction, type SignedCtx } from '../context';
import { updateUser } from '../users/update';
import { lockRepresentative } from './guards';
import { switchRepresentative } from './switch';

/**
 * Changes who stands for a customer or brand, and switches them on or off; what the input leaves out stays (spec 2 §7
 * representatives). The same rules as for any user: another e-mail ends the sessions.
 * @throws AppError permission_denied, representative_not_exist, record_was_changed, and as updateUser
 */
export async function updateRepresentative(
  ctx: SignedCtx,
  id: string,
  { objectId, type, active, ...changes }: RepresentativeUpdate,
  home: string,
): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    await lockRepresentative(tx, id, { type, objectId });
    await updateUser(tx, id, { ...changes, type }, home);
    if (active !== undefined) await switchRepresentative(tx, id, { type, objectId }, active);
  });
}
