import { AppError } from '../../domain/errors';
import { adminSchema } from '../../domain/users/schema';
import { parse } from '../../domain/validation';
import { changesOf } from '../audit/changes';
import { recordAudit } from '../audit/record';
import { refuseCommonPassword } from '../auth/commonPasswords';
import { hashPassword } from '../auth/passwords';
import type { Db } from '../db/connection';
import { newId } from '../ids';
import { insertUser, isUserTaken } from './queries';

/**
 * Adds an administrator, from the command line only; in the trail as done by the system.
 * @throws AppError validation_failed, password_is_too_common, user_already_exist
 */
export async function createAdmin(db: Db, input: unknown): Promise<string> {
  const { username, fullname, code, password } = parse(adminSchema, input);
  await refuseCommonPassword('password', password, { username, fullname, code });
  const id = newId();
  const now = new Date();
  const password_hash = await hashPassword(password);
  await db.transaction(async (tx) => {
    if (await isUserTaken(tx, username, code)) throw new AppError('user_already_exist');
    await insertUser(
      tx,
      {
        id,
        username,
        email: username,
        fullname,
        code,
        type: 'staff',
        password_hash,
        verified_at: now,
        activated_at: now,
      },
      ['admin'],
    );
    const changes = changesOf(null, { username, fullname, code, type: 'staff', roles: ['admin'] });
    const command = { db: tx, viewer: null, requestId: null, address: null };
    await recordAudit(command, { action: 'create', entity: 'user', entity_id: id, changes });
  });
  return id;
}
