import { AppError } from '../../domain/errors';
import type { RepresentativeInput } from '../../domain/representatives/schema';
import { recordAudit } from '../audit/record';
import { generatedCode } from '../auth/registration/codes';
import { inTransaction, type SignedCtx } from '../context';
import { onlyStaff } from '../guards';
import { createUser } from '../users/create';
import { canBeRepresented, findRoleOf } from './queries';
import { switchRepresentative } from './switch';

const missing = { customer: 'customer_not_exist', brand: 'brand_not_exist' } as const;

/**
 * Adds a user who stands for a customer or brand (spec 2 §7 representatives): with a code of its own, a link to choose
 * a password by mail, and the role named after what it stands for where none is given. Answers its id.
 * @throws AppError permission_denied, customer_not_exist, brand_not_exist, and as createUser
 */
export async function createRepresentative(ctx: SignedCtx, input: RepresentativeInput, home: string): Promise<string> {
  onlyStaff(ctx.viewer);
  const { objectId, type, fullname, phone, email, position, roles, active } = input;
  return inTransaction(ctx, async (tx) => {
    const object = { type, objectId };
    if (!(await canBeRepresented(tx.db, object))) {
      throw new AppError(missing[type], [{ property: 'objectId', message: missing[type] }]);
    }
    const id = await createUser(
      tx,
      {
        code: generatedCode('rp'),
        fullname,
        email,
        phone,
        type,
        roles: roles ?? (await findRoleOf(tx.db, type)),
        position,
        customer_ids: type === 'customer' ? [objectId] : undefined,
        brand_ids: type === 'brand' ? [objectId] : undefined,
      },
      home,
    );
    const changes = { representative: { after: fullname }, email: { after: email } };
    await recordAudit(tx, { action: 'add_representative', entity: type, entity_id: objectId, changes });
    if (active === false) await switchRepresentative(tx, id, object, false);
    return id;
  });
}
